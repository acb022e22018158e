"""Tools for any table. What is here touches no game in progress; bag and track are games of their own."""

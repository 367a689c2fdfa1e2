-- Made two extensions once, which the search needs no longer; it stays because databases remember having run it.
SELECT 1;

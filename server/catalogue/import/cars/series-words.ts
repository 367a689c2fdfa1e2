/** What the series of BMW and the classes of Mercedes-Benz are called in the languages of the files, as parts of patterns. Pure. */
export const seriesWord = 's[eé]rie|series|seria|serija|reihe|gamme';
export const classWord = 'classe?|klasse|klasa|klas[eė]|clase';

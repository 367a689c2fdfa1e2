/** Old iron, in the languages of the files: what is sold as that goes to no car any more. Parts of patterns, folded. */

/** Words that mean nothing else wherever they stand in a name. */
export const oldIron = String.raw`ferro vecchio|rottam[ei]|schrott|alteisen|altmetall|ferraille|chatarra|sucata|ferro velho|zlom|lauz(?:as|ui)|schroot|oud ijzer|fier vechi|skrot|srot|stare zelezo|ocskavas|hulladekvas|staro (?:zeljezo|gvozdje|zelezo)`;

/** For what a state says that a piece is kept: `pentru fier vechi`, `zum Schrott`, `na złom`. */
export const forOldIron = String.raw`(?:(?:per|x|da|al?|zum?|fur|als|au|pour|para|p/|na|do|i|voor|pentru|la|till?|for|za|u) ?)?(?:il |la )?(?:${oldIron})`;

/** Words that people add and the catalogue does not tell parts apart by. They count where they find something, and are passed over where not. */

const soft: ReadonlySet<string> = new Set(
  // What somebody wants.
  (
    'cerco vendo vendita compro comprare usato usata usati usate nuovo originale originali ricambio ricambi pezzo pezzi ' +
    'prezzo costo auto macchina vettura buono stato per demolizione sfascio autodemolizione ' +
    'used original genuine oem spare part parts car cheap price ' +
    // Engines and versions: donor cars carry an engine code instead.
    'tdi tdci tfsi tsi fsi jtd jtdm mjt multijet hdi bluehdi dci cdi cdti crdi crdti cvvt vvt vti thp gti d4d ddis ' +
    '8v 16v 20v 24v cv kw hp cc diesel benzina petrol gasoline gasolio gpl lpg metano cng turbodiesel ' +
    'ibrida ibrido hybrid restyling mk serie versione modello anno'
  ).split(' '),
);

export const isSoftWord = (word: string): boolean => soft.has(word) || /^\d{2,3}(cv|kw|hp)$/.test(word);

/** The words without the soft ones, or undefined when there are none among them or nothing would be left. */
export function withoutSoftWords(words: readonly string[]): string[] | undefined {
  const telling = words.filter((word) => !isSoftWord(word));
  return telling.length > 0 && telling.length < words.length ? telling : undefined;
}

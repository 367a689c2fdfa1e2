/** Words that people add and the catalogue does not tell parts apart by. They count where they find something, and are passed over where not. */

const soft: ReadonlySet<string> = new Set(
  // What somebody wants.
  (
    'cerco vendo vendita compro comprare usato usata usati usate nuovo originale originali ricambio ricambi pezzo pezzi ' +
    'prezzo costo auto macchina vettura buono stato per demolizione sfascio autodemolizione ' +
    'demolizioni demolitore autodemolizioni rottamazione rottame sfasciacarrozze ' +
    'used original genuine oem spare spares part parts breaker breakers car cheap price ' +
    // Engines and versions: donor cars carry an engine code instead.
    'tdi tdci tfsi tsi fsi jtd jtdm mjt multijet hdi bluehdi dci cdi cdti crd crdi crdti cvvt vvt vti thp gti d4d ddis ' +
    '8v 16v 20v 24v cv kw hp cc diesel benzina petrol gasoline gasolio gpl lpg metano cng turbodiesel ' +
    'ibrida ibrido hybrid restyling mk serie versione modello anno euro station wagon sw berlina avant variant touring ' +
    'marce rapporti porte posti gears speed doors cilindri cilindro cylinder cylinders valvole valves cavalli litri km chilometri ' +
    // How it looks: a part's name seldom says so, its photo does.
    'nero nera bianco bianca grigio grigia argento rosso rossa blu azzurro azzurra verde giallo gialla arancione ' +
    'marrone beige bordeaux metallizzato metallizzata black white grey gray silver red blue green yellow ' +
    // Who made it for the car maker: parts bear the car maker's number.
    'valeo bosch marelli magneti hella denso sachs luk brembo trw ate garrett delphi siemens vdo zf behr nissens mahle pierburg ' +
    'skf snr hitachi continental bilstein monroe kyb koni boge automotive lighting visteon sanden borgwarner kkk ' +
    'elettrico elettrica elettrici elettriche riscaldato riscaldata pelle tessuto leather electric heated'
  ).split(' '),
);

/** `6 marce`, `5 porte`: the digit goes with what it counts. */
const counted: ReadonlySet<string> = new Set([
  'marce',
  'rapporti',
  'porte',
  'posti',
  'cilindri',
  'cylinder',
  'cylinders',
  'gears',
  'speed',
  'doors',
]);

/** Whether a digit before it counts it, and is none of a name. */
export const isCountedWord = (word: string): boolean => counted.has(word);

/** Also `75cv`, and a displacement in cubic centimetres. */
export const isSoftWord = (word: string): boolean =>
  soft.has(word) || /^\d{2,3}(cv|kw|hp)$/.test(word) || /^[1-6]\d00$/.test(word);

/** The words without the soft ones, or undefined when there are none among them or nothing would be left. */
export function withoutSoftWords(words: readonly string[]): string[] | undefined {
  const isCount = (at: number) =>
    /^\d$/.test(words[at] ?? '') && (counted.has(words[at + 1] ?? '') || words[at - 1] === 'euro');
  const telling = words.filter((word, at) => !isSoftWord(word) && !isCount(at));
  return telling.length > 0 && telling.length < words.length ? telling : undefined;
}

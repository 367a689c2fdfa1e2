/** What a yard writes about a piece: where it comes from, how it looks, what was tried. */
import type { Condition } from '../../../domain/contract/parts.ts';
import type { TestedWay } from '../../../domain/tested-ways.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import type { DemoCar } from './demo-cars.ts';
import type { Piece } from '../writing/piece.ts';
import type { Random } from './random.ts';

type Sentence = readonly [it: string, en: string];
/** One that says how the piece was tried stands with no piece that was tried otherwise. */
type TriedSentence = readonly [...Sentence, says?: TestedWay];

const tried: Readonly<Record<string, readonly TriedSentence[]>> = {
  engine: [
    [
      'Compressione misurata su tutti i cilindri, valori regolari.',
      'Compression measured on every cylinder, even readings.',
    ],
    [
      'Sentito girare prima dello smontaggio, nessun rumore anomalo.',
      'Heard running before removal, no unusual noise.',
      'running',
    ],
    ['Motore in moto al momento dello smontaggio.', 'Engine was running when we took it apart.', 'running'],
  ],
  electric: [
    ['Provato al banco, funziona regolarmente.', 'Tested on the bench, works as it should.', 'bench'],
    ['Letto in diagnosi, nessun errore in memoria.', 'Read with the diagnostic tester, no faults stored.'],
    ['Spina e piedini integri, nessuna traccia di ossido.', 'Plug and pins intact, no trace of corrosion.'],
  ],
  body: [
    ['Attacchi integri, pronto da montare.', 'Mounting points intact, ready to fit.'],
    ['Vernice originale, da lucidare.', 'Original paint, would like a polish.'],
    ['Nessuna stuccatura, lamiera mai riparata.', 'No filler, never repaired.'],
  ],
  mechanical: [
    ['Gioco controllato a mano, nella norma.', 'Play checked by hand, within limits.'],
    ['Smontato senza forzature, filetti puliti.', 'Removed without force, clean threads.'],
    ['Controllato sul ponte prima dello smontaggio.', 'Checked on the lift before removal.'],
  ],
};

const fieldOfGroup: Readonly<Record<string, keyof typeof tried>> = {
  motore: 'engine',
  alimentazione: 'electric',
  'impianto-elettrico': 'electric',
  elettronica: 'electric',
  illuminazione: 'electric',
  'sicurezza-passiva': 'electric',
  carrozzeria: 'body',
  'vetri-specchi': 'body',
  interni: 'body',
};

const looks: Readonly<Record<Condition, readonly Sentence[]>> = {
  A: [
    ['Pari al nuovo.', 'As good as new.'],
    ['Pochissimi chilometri, nessun segno.', 'Very few kilometres, no marks.'],
    ['Sostituito da poco dal precedente proprietario.', 'Recently replaced by the last owner.'],
  ],
  B: [
    ['Normali segni di utilizzo.', 'Normal signs of use.'],
    ['Piccolo graffio, non compromette nulla.', 'Small scratch, of no consequence.'],
    ['Buone condizioni per l’età.', 'Good condition for its age.'],
  ],
  C: [
    ['Usurato ma sano, prezzo di conseguenza.', 'Worn but sound, priced accordingly.'],
    ['Una linguetta riparata, tiene bene.', 'One tab repaired, holds well.'],
    ['Segni evidenti, adatto a chi bada alla sostanza.', 'Obvious marks, for those who care for substance.'],
  ],
};

const lasts: readonly Sentence[] = [
  ['Confronta il numero stampigliato prima dell’acquisto.', 'Compare the stamped number before you buy.'],
  ['Spedizione in giornata per ordini entro le 12.', 'Shipped the same day when ordered by noon.'],
  [
    'Per dubbi sulla compatibilità mandateci il telaio.',
    'If in doubt whether it fits, send us the chassis number.',
  ],
];

/** @param groupSlug group of the kind, which says how such a piece is looked at */
export function describe(
  random: Random,
  groupSlug: string,
  { condition, tested }: Pick<Piece, 'condition' | 'tested'>,
  car: DemoCar,
): { it: string; en: string } {
  const origin: Sentence = [
    `Smontato da ${car.makeName} ${car.modelName} ${car.engine.label} del ${car.year}, ${formatNumber(car.mileageKm, 'it')} km.`,
    `Taken from a ${car.year} ${car.makeName} ${car.modelName} ${car.engine.label}, ${formatNumber(car.mileageKm, 'en')} km.`,
  ];
  const field = fieldOfGroup[groupSlug] ?? 'mechanical';
  const fitting = (tried[field] ?? []).filter(([, , says]) => says === undefined || says === tested);
  const sentences: (Sentence | TriedSentence)[] = [
    origin,
    random.pick(looks[condition]),
    random.pick<TriedSentence>(fitting),
  ];
  if (random.chance(0.4)) sentences.push(random.pick(lasts));
  return { it: sentences.map(([it]) => it).join(' '), en: sentences.map(([, en]) => en).join(' ') };
}

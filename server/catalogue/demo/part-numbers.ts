/** Numbers as each maker writes them: right in form, invented in content. */
import type { Side } from '../../../domain/vocabulary.ts';
import type { Random } from './random.ts';

/**
 * Masks per make: `#` any digit, `@` any letter but I, O and Q, the rest as it stands.
 * The forms are those of the makers' labels (3-3-3 of the Volkswagen group, 11 digits of BMW, 4-5-2 of Ford …).
 */
const masks: Readonly<Record<string, readonly string[]>> = {
  fiat: ['51 ### ###', '46 ### ###', '52 ### ###', '55 ### ###', '735 ### ###'],
  lancia: ['51 ### ###', '46 ### ###', '71 ### ###', '735 ### ###'],
  'alfa-romeo': ['60 ### ###', '50 ### ###', '55 ### ###', '156 ### ####'],
  jeep: ['68######A@', '52######A@', '04######A@'],
  bmw: ['63 11 7 ### ###', '51 16 7 ### ###', '13 53 7 ### ###', '64 52 9 ### ###'],
  mini: ['63 12 2 ### ###', '51 16 2 ### ###', '13 62 7 ### ###'],
  'mercedes-benz': ['A 204 ### ## ##', 'A 169 ### ## ##', 'A 651 ### ## ##', 'A 211 ### ## ##'],
  smart: ['A 451 ### ## ##', 'A 453 ### ## ##', 'A 454 ### ## ##'],
  peugeot: ['96 ### ### 80', '98 ### ### 80', '16 ### ### 80', '6### @#'],
  citroen: ['96 ### ### 80', '98 ### ### 77', '16 ### ### 80', '6### @#'],
  renault: ['82 00 ### ###', '77 01 ### ###', '260######R'],
  dacia: ['60 01 ### ###', '82 00 ### ###', '620######R'],
  nissan: ['26010-J@##@', '28####@##@', '60####EB#A'],
  opel: ['13 ### ###', '55 ### ###', '24 ### ###', '95 ### ###'],
  chevrolet: ['96 ### ###', '95 ### ###'],
  ford: ['8A61-#####-A@', '4M51-#####-B@', 'BV61-#####-A@', 'H1BB-#####-@@'],
  toyota: ['81###-0D###', '89###-0H###', '53###-52###'],
  hyundai: ['92###-1J###', '37###-2B###', '86###-A5###'],
  kia: ['92###-1H###', '39###-2A###', '87###-1Y###'],
  honda: ['33###-SMG-E##', '76###-TG5-@##', '06###-RNA-A##'],
  mazda: ['BP4K-##-###@', 'D651-##-###', 'GS1D-##-###@'],
  suzuki: ['35###-68L##-###', '83###-62J##', '33###-57K##-###'],
  mitsubishi: ['8301@###', 'MR######', '7631@###'],
  volvo: ['31 ### ###', '30 ### ###', '8### ###'],
  'land-rover': ['LR0#####', 'LR1#####', 'XBC500###'],
  subaru: ['84###AG###', '22###FJ###', '57###SC###'],
  porsche: ['955 ### ### 0#', '997 ### ### 0#', '970 ### ### 0#'],
};

const volkswagenGroup: ReadonlySet<string> = new Set(['volkswagen', 'audi', 'seat', 'skoda']);

const supplierMasks = [
  '0 445 110 ###',
  '0 281 0## ###',
  '0 986 ### ###',
  '43# ###',
  '104210-####',
  '71# #### #### #',
  'A2C#######',
  '5WS4####-@',
] as const;

export type NumberedPiece = {
  readonly makeSlug: string;
  readonly modelName: string;
  readonly side?: Side | undefined;
};

/**
 * A maker's number. In the Volkswagen group it begins with the model's own code, and the ninth digit tells the side: odd is
 * left, even is right.
 */
export function makersNumber(random: Random, { makeSlug, modelName, side }: NumberedPiece): string {
  if (!volkswagenGroup.has(makeSlug)) return filled(random, random.pick(masks[makeSlug] ?? ['#### ####']));
  const code = /\((\w{2})\b/.exec(modelName)?.[1] ?? '1K';
  const ninth = random.whole(0, 4) * 2 + (side === 'left' ? 1 : side === 'right' ? 0 : random.whole(0, 1));
  return filled(random, `${code}# ### ##${ninth}${random.chance(0.6) ? ' @' : ''}`);
}

/** A supplier's number: Bosch, Valeo, Denso, Magneti Marelli, Continental. */
export function suppliersNumber(random: Random): string {
  return filled(random, random.pick(supplierMasks));
}

const filled = (random: Random, mask: string): string =>
  mask.replace(/[#@]/g, (sign) =>
    sign === '#' ? String(random.whole(0, 9)) : random.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ']),
  );

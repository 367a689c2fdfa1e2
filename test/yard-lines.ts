/** A yard's file of any length for the tests: different pieces of different cars, the same ones each time. */
import { groups, makes } from '../server/catalogue/facts/facts.ts';

export type YardLines = {
  readonly lines: number;
  /** Of each piece; 1 unless said. */
  readonly quantity?: number;
  /** Added to every price, in whole euros. */
  readonly dearer?: number;
};

const kinds = groups.flatMap((group) => group.kinds);

/** @returns a CSV; the codes are Y-1, Y-2 and so on */
export function yardLines({ lines, quantity = 1, dearer = 0 }: YardLines): string {
  const all = [
    'codice;nome;numero_originale;marca;modello;anno;km;categoria;prezzo;quantita;compatibile_con',
  ];
  for (let number = 1; number <= lines; number++) {
    const make = makes[number % makes.length];
    const model = make?.models[number % (make?.models.length ?? 1)];
    const other = make?.models[(number + 1) % (make?.models.length ?? 1)];
    const kind = kinds[number % kinds.length];
    all.push(
      [
        `Y-${number}`,
        `${kind?.it} n. ${number % 97}`,
        `${10_000_000 + number}`,
        make?.name,
        model?.name,
        model?.from,
        (number * 37) % 250_000,
        kind?.slug,
        `${20 + (number % 300) + dearer},50`,
        quantity,
        `${make?.name} ${other?.name} ${other?.from}-`,
      ].join(';'),
    );
  }
  return all.join('\n');
}

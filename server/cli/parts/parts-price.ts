/** `npm run shop -- parts price PART EUROS` and `parts discount PART PERCENT`. */
import type { InBoth } from '../../../domain/constants.ts';
import { readDiscount } from '../../catalogue/import/values.ts';
import { readPrice } from '../../../domain/written-price.ts';
import { changePrice, type PriceChange } from '../../catalogue/shopkeeping/change-part.ts';
import type { PartName } from '../../catalogue/shopkeeping/lock-part.ts';
import { operand } from '../frame/arguments.ts';
import { type CommandContext, UsageError } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { called, costs, found, part } from './part-words.ts';

const words = {
  it: {
    same: (part: string, price: string) => `${part}: ${price}, come prima. Non è cambiato niente.`,
    changed: (part: string, now: string, before: string) => `${part}: ${now} (prima ${before}).`,
    noPrice: (name: string, typed: string) =>
      `${name} vuole un importo sopra lo zero, come 12,50 o 12.50, non "${typed}".`,
    noPercentage: (name: string, typed: string) =>
      `${name} vuole una percentuale intera da 0 a 100, non "${typed}".`,
    // Decision 0008.
    importWins:
      'I prezzi li comanda il tuo file: la prossima importazione di questo pezzo rimette quello che dice il file. Cambialo anche lì.',
  },
  en: {
    same: (part: string, price: string) => `${part}: ${price}, as before. Nothing was changed.`,
    changed: (part: string, now: string, before: string) => `${part}: ${now} (it was ${before}).`,
    noPrice: (name: string, typed: string) =>
      `${name} must be an amount above 0, such as 12,50 or 12.50, not "${typed}".`,
    noPercentage: (name: string, typed: string) =>
      `${name} must be a whole percentage from 0 to 100, not "${typed}".`,
    importWins:
      'The yard’s file stays the source of prices: the next import of this piece sets what the file says. Change it there too.',
  },
} satisfies InBoth<object>;

/** @throws Refused when there is no such part */
async function setPrice(
  name: PartName,
  change: PriceChange,
  { open, language }: CommandContext,
): Promise<void> {
  const { database, clock, print } = await open();
  const changed = found(name, await changePrice(database.db, name, change, clock()), language);
  const { before, after, hasChanged } = changed;
  const say = words[language];
  if (!hasChanged) return print(say.same(called(before), costs(before, language)));
  print(say.changed(called(after), costs(after, language), costs(before, language)));
}

/** `npm run shop -- parts price PART EUROS`. */
export const partsPrice = defineCommand({
  help: {
    it: {
      summary: 'cambia il prezzo',
      notes: ['Il prezzo entra nello storico. Gli ordini già fatti tengono il loro.', words.it.importWins],
    },
    en: {
      summary: 'another price',
      notes: [
        'The price enters the price history. Orders that were placed keep theirs.',
        words.en.importWins,
      ],
    },
  },
  operands: {
    part,
    price: operand(
      { it: 'EURO', en: 'EUROS' },
      { it: 'prima dello sconto: 12,50 o 12.50', en: 'before the discount: 12,50 or 12.50' },
      (typed, name, language) => {
        const price = readPrice(typed);
        if (price === undefined) throw new UsageError(words[language].noPrice(name, typed));
        return price;
      },
    ),
  },
  examples: ['parts price F-1042 12,50', 'parts price "#17" 1.250,00'],
  run: ({ part: name, price }, context) => setPrice(name, { price }, context),
});

/** `npm run shop -- parts discount PART PERCENT`. */
export const partsDiscount = defineCommand({
  help: {
    it: {
      summary: 'cambia lo sconto; con 0 finisce',
      notes: [
        'Il prezzo che paga chi compra entra nello storico; la pagina del pezzo gli mette accanto il più basso degli ultimi 30 giorni.',
        words.it.importWins,
      ],
    },
    en: {
      summary: 'another discount; 0 ends it',
      notes: [
        'The price that buyers pay enters the price history; the part’s page shows the lowest of the last 30 days beside it.',
        words.en.importWins,
      ],
    },
  },
  operands: {
    part,
    discount: operand(
      { it: 'PERCENTO', en: 'PERCENT' },
      { it: 'una percentuale intera da 0 a 100', en: 'a whole percentage from 0 to 100' },
      (typed, name, language) => {
        const discount = typed === '' ? undefined : readDiscount(typed);
        if (discount === undefined) throw new UsageError(words[language].noPercentage(name, typed));
        return discount;
      },
    ),
  },
  examples: ['parts discount F-1042 15'],
  run: ({ part: name, discount }, context) => setPrice(name, { discount }, context),
});

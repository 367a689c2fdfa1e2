/** `npm run shop -- parts quantity PART PIECES` and `parts remove PART`: how many there are, and taking one out for good. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { changeQuantity } from '../../catalogue/shopkeeping/change-part.ts';
import { removePart } from '../../catalogue/shopkeeping/remove-part.ts';
import { findWholePart, type WholePart } from '../../catalogue/shopkeeping/whole-part.ts';
import { operand, wholeNumber, yes } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { called, found, ordersCounted, part, pieces } from './part-words.ts';

const words = {
  it: {
    tooFew: (part: string, count: number, kept: string) =>
      `${part}: ${kept} ${count === 1 ? 'è tenuto' : 'sono tenuti'} per chi sta pagando, meno di così non si può. Non è cambiato niente.`,
    ofThemKept: (kept: string) => `, di cui ${kept} per chi sta pagando`,
    same: (part: string, now: string) => `${part}: ${now}, come prima. Non è cambiato niente.`,
    changed: (part: string, now: string, before: string) => `${part}: ${now} (prima ${before}).`,
    stillKept: (count: number, kept: string) =>
      ` ${kept} ${count === 1 ? 'è ancora tenuto' : 'sono ancora tenuti'} per chi sta pagando, e se nessuno paga ${count === 1 ? 'torna' : 'tornano'} in vendita: allora ripeti il comando, oppure annulla subito l’ordine (orders cancel).`,
    deleted: (part: string) => `${part} è cancellato.`,
    takenFromSale: (part: string) => `${part} sta in un ordine: non si cancella, ma non è più in vendita.`,
    willBeDeleted: (part: string) => `${part} sarà cancellato: nessuno l’ha mai ordinato.`,
    willGo: (part: string, orders: string) =>
      `${part} sta in ${orders}: sarà tolto dalla vendita, la sua pagina resta.`,
  },
  en: {
    tooFew: (part: string, count: number, kept: string) =>
      `${part}: ${kept} ${count === 1 ? 'is' : 'are'} kept for buyers, so it cannot have fewer. Nothing was changed.`,
    ofThemKept: (kept: string) => `, ${kept} of them kept for buyers`,
    same: (part: string, now: string) => `${part}: ${now}, as before. Nothing was changed.`,
    changed: (part: string, now: string, before: string) => `${part}: ${now} (it was ${before}).`,
    stillKept: (count: number, kept: string) =>
      ` ${kept} ${count === 1 ? 'is' : 'are'} still kept for buyers, and for sale again if nobody pays: then say this once more, or cancel the order now (orders cancel).`,
    deleted: (part: string) => `${part} is deleted.`,
    takenFromSale: (part: string) => `${part} stands in an order and is taken from sale instead of deleted.`,
    willBeDeleted: (part: string) => `${part} will be deleted: nobody ever ordered it.`,
    willGo: (part: string, orders: string) =>
      `${part} stands in ${orders}: it will be taken from sale, its page stays.`,
  },
} satisfies InBoth<object>;

/** As much as a yard's file may say. */
const most = 99_999;

export const partsQuantity = defineCommand({
  help: {
    it: {
      summary: 'quanti pezzi ci sono in magazzino',
      notes: [
        'Mai meno di quelli tenuti per chi sta pagando. La prossima importazione sposta il numero di quanto si è spostato nel tuo file: se il file non cambia, resta com’è.',
      ],
    },
    en: {
      summary: 'how many pieces stand in the yard',
      notes: [
        'Never fewer than are kept for buyers. The next import moves the number by as much as it moved in the yard’s file: an unchanged file leaves it alone.',
      ],
    },
  },
  operands: {
    part,
    quantity: operand(
      { it: 'QUANTI', en: 'PIECES' },
      {
        it: 'tutti, compresi quelli tenuti per chi sta pagando',
        en: 'all of them, those kept for buyers included',
      },
      wholeNumber(0, most),
    ),
  },
  examples: ['parts quantity F-1042 3'],
  async run({ part: name, quantity }, { language, open }) {
    const { database, clock, print } = await open();
    const change = found(name, await changeQuantity(database.db, name, quantity, clock()), language);
    const { outcome, before } = change;
    const { reserved } = before;
    const say = words[language];
    if (outcome === 'kept')
      throw new Refused(say.tooFew(called(before), reserved, pieces(reserved, language)));
    const kept = reserved > 0 ? say.ofThemKept(formatNumber(reserved, language)) : '';
    const now = pieces(quantity, language) + kept;
    print(
      outcome === 'same'
        ? say.same(called(before), now)
        : say.changed(called(before), now, formatNumber(before.onHand, language)),
    );
  },
});

/** `npm run shop -- parts remove PART`. */
export const partsRemove = defineCommand({
  help: {
    it: {
      summary: 'cancella un pezzo mai ordinato, toglie gli altri dalla vendita',
      notes: [
        'Un pezzo che sta in un ordine tiene la sua pagina, come venduto. Uno cancellato torna con la prossima importazione, finché sta nel tuo file: toglilo anche lì.',
      ],
    },
    en: {
      summary: 'delete a part nobody ordered, take another from sale',
      notes: [
        'A part that stands in an order keeps its page, as sold. One that was deleted comes back with the next import while the yard’s file holds it: take it out there too.',
      ],
    },
  },
  operands: { part },
  options: { yes },
  examples: ['parts remove F-1042', 'parts remove F-1042 --yes'],
  async run({ part: name, yes: isAssured }, { terminal, language, open }) {
    const { config, database, clock, print } = await open();
    const say = words[language];
    const whole = found(name, await findWholePart(database, name, config), language);
    if (!(await confirm({ terminal, language }, whatWillBe(whole, language), isAssured))) {
      print(nothingDone[language]);
      return 2;
    }
    const { outcome, part: removed } = found(name, await removePart(database.db, name, clock()), language);
    const { reserved } = removed;
    const kept = reserved > 0 ? say.stillKept(reserved, pieces(reserved, language)) : '';
    print(outcome === 'deleted' ? say.deleted(called(removed)) : say.takenFromSale(called(removed)) + kept);
    return 0;
  },
});

function whatWillBe({ sku, id, name, orderCount }: WholePart, language: Locale): string {
  const part = called({ sku, id, nameIt: name });
  const say = words[language];
  return orderCount === 0 ? say.willBeDeleted(part) : say.willGo(part, ordersCounted(orderCount, language));
}

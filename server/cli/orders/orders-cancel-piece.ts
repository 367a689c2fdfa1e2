/** `npm run shop -- orders cancel-piece NUMBER ITEM`: a piece of a paid order cannot be sent; the rest can. */
import type { InBoth } from '../../../domain/constants.ts';
import { commandLine } from '../../desk/action-log.ts';
import { cancelPiecesAndLog } from '../../desk/exceptions/exception-acts.ts';
import type { CancelPiecesOutcome } from '../../orders/refunding/cancel-pieces.ts';
import { flag, option, wholeNumber, withDefault, yes } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { money } from '../frame/words.ts';
import { withJobs } from '../jobs/with-jobs.ts';
import { noSuchItem, note, noteOf, oneItem } from './exception-arguments.ts';
import { findOrder, idOfItem } from './find-order.ts';
import { moneyWay, orderNumber, paidBackByHand, unknownOrder } from './order-words.ts';

type Refusal = Exclude<Extract<CancelPiecesOutcome, string>, 'unchanged' | 'no_such_item' | 'unknown'>;
type Refusals = { readonly refusals: Record<Refusal, (number: string) => string> };

const words = {
  it: {
    ask: (number: string) => `Dall’ordine ${number} viene tolto un pezzo, che torna rimborsato.`,
    unchanged: (number: string) => `L’ordine ${number} era già così: non è cambiato niente.`,
    cancelled: (number: string, amount: string, way: string, isForSale: boolean) =>
      `Ordine ${number}: il pezzo è tolto e tornano ${amount}, ${way}. ${isForSale ? 'Il pezzo torna in vendita.' : 'Il pezzo non torna in vendita.'}`,
    refusals: {
      unpaid: (number) => `L’ordine ${number} non è pagato: usa "orders cancel".`,
      over: (number) => `L’ordine ${number} è annullato o rimborsato.`,
      given_back: (number) => `Il cliente ha receduto da quel pezzo dell’ordine ${number}.`,
      shipped: (number) => `L’ordine ${number} è già partito.`,
      too_few: (number) => `L’ordine ${number} ha meno pezzi di quanti vuoi tenerne.`,
    },
  },
  en: {
    ask: (number: string) => `A piece is taken out of the order ${number} and paid back.`,
    unchanged: (number: string) => `The order ${number} was so already: nothing has changed.`,
    cancelled: (number: string, amount: string, way: string, isForSale: boolean) =>
      `The piece is taken out of the order ${number}: ${amount} go back ${way}. ${isForSale ? 'It is for sale again.' : 'It is not for sale.'}`,
    refusals: {
      unpaid: (number) => `The order ${number} is not paid: say "orders cancel".`,
      over: (number) => `The order ${number} was cancelled or refunded.`,
      given_back: (number) => `The buyer has withdrawn from that piece of the order ${number}.`,
      shipped: (number) => `The order ${number} has left.`,
      too_few: (number) => `The order ${number} has fewer pieces than you want to keep.`,
    },
  },
} satisfies InBoth<Refusals & Record<string, unknown>>;

export const ordersCancelPiece = defineCommand({
  help: {
    it: {
      summary: 'un pezzo di un ordine pagato non si può spedire; il resto parte',
      notes: [
        `Torna il suo prezzo, meno la sua parte di sconto, e quello che la spedizione costa in meno senza di lui. Il cliente riceve un’e-mail. ${paidBackByHand.it}`,
      ],
    },
    en: {
      summary: 'a piece of a paid order cannot be sent; the rest goes out',
      notes: [
        `Its price goes back, less its share of the discount, and what shipping costs less without it. The buyer is written to. ${paidBackByHand.en}`,
      ],
    },
  },
  operands: { number: orderNumber, item: oneItem },
  options: {
    keep: withDefault(
      option(
        'N',
        {
          it: 'quanti di quel pezzo restano nell’ordine; se non lo dici nessuno',
          en: 'how many of that item stay in the order; none when left out',
        },
        wholeNumber(0, 99),
      ),
      0,
    ),
    notForSale: flag({
      it: 'non torna in vendita: è rotto, o non si trova',
      en: 'it is not for sale again: it is broken, or cannot be found',
    }),
    note,
    yes,
  },
  examples: [
    'orders cancel-piece S-26-7K2M9Q 2',
    'orders cancel-piece S-26-7K2M9Q 2 --keep 1 --note "Rotto"',
    'orders cancel-piece S-26-7K2M9Q 2 --not-for-sale --yes',
  ],
  async run(
    { number, item, keep: kept, notForSale, note: typed, yes: isAssured },
    { terminal, language, open },
  ) {
    const say = words[language];
    const { config, database, clock, print } = await open();
    const found = await findOrder({ config, database }, number, language);
    const itemId = idOfItem(found, item, language);
    if (!(await confirm({ terminal, language }, say.ask(number), isAssured))) {
      print(nothingDone[language]);
      return 2;
    }
    const on = { who: commandLine, orderNumber: number, itemId };
    const cancellation = { kept, isForSale: !notForSale, note: noteOf(typed) };
    const outcome = await withJobs(database, terminal, (jobs) =>
      cancelPiecesAndLog({ database, jobs, clock }, on, cancellation),
    );
    if (typeof outcome === 'object')
      print(
        say.cancelled(
          number,
          money(outcome.cents, language),
          moneyWay(found.row.paymentMethod, language),
          !notForSale,
        ),
      );
    else if (outcome === 'unchanged') print(say.unchanged(number));
    else if (outcome === 'no_such_item') throw new Refused(noSuchItem(number, language));
    else if (outcome === 'unknown') throw new Refused(unknownOrder(number, language));
    else throw new Refused(say.refusals[outcome](number));
    return 0;
  },
});

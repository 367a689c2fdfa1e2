/** `npm run shop -- returns receive NUMBER [ITEM]`: what was given back has arrived, and was looked at. */
import type { InBoth } from '../../../domain/constants.ts';
import { conditions, verdicts, type Verdict } from '../../../domain/vocabulary.ts';
import { commandLine } from '../../desk/action-log.ts';
import { receiveReturnsAndLog } from '../../desk/exceptions/receive-acts.ts';
import type { Inspection } from '../../orders/returning/receive-returns.ts';
import { asTyped, oneOf, option } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { euros, eurosPlaceholder } from '../orders/exception-arguments.ts';
import { orderNumber } from '../orders/order-words.ts';
import { doneWith, nthItem } from './return-words.ts';

type Said = Record<Verdict, (count: number, number: string) => string>;

const words = {
  it: {
    noneComing: (number: string) => `Dell’ordine ${number} non sta tornando niente.`,
    received: {
      good: (count, number) =>
        count === 1
          ? `È arrivato 1 reso dell’ordine ${number}: torna in vendita.`
          : `Sono arrivati ${count} resi dell’ordine ${number}: tornano in vendita.`,
      worse: (count, number) =>
        count === 1
          ? `È arrivato 1 reso dell’ordine ${number}, peggiore di com’era partito: torna in vendita con un codice suo.`
          : `Sono arrivati ${count} resi dell’ordine ${number}, peggiori di com’erano partiti: tornano in vendita con un codice loro.`,
      unusable: (count, number) =>
        count === 1
          ? `È arrivato 1 reso dell’ordine ${number}, che non si può più usare: non torna in vendita.`
          : `Sono arrivati ${count} resi dell’ordine ${number}, che non si possono più usare: non tornano in vendita.`,
    } satisfies Said,
    betterGrade: 'Un reso peggiore non può avere una condizione migliore di quella che aveva.',
    higherPrice: 'Un reso peggiore non può costare più di prima.',
    worseNeeds: 'Per un reso peggiore servono --grade, --price e --note: come si rivende, e perché.',
  },
  en: {
    noneComing: (number: string) => `Nothing of the order ${number} is on its way back.`,
    received: {
      good: (count, number) =>
        count === 1
          ? `1 item of the order ${number} arrived and is for sale again.`
          : `${count} items of the order ${number} arrived and are for sale again.`,
      worse: (count, number) =>
        count === 1
          ? `1 item of the order ${number} arrived worse than it left, and is for sale again under a code of its own.`
          : `${count} items of the order ${number} arrived worse than they left, and are for sale again under codes of their own.`,
      unusable: (count, number) =>
        count === 1
          ? `1 item of the order ${number} arrived and cannot be used any more: it is not for sale.`
          : `${count} items of the order ${number} arrived and cannot be used any more: they are not for sale.`,
    } satisfies Said,
    betterGrade: 'What came back worse cannot have a better grade than it had.',
    higherPrice: 'What came back worse cannot cost more than it did.',
    worseNeeds:
      'What came back worse needs --grade, --price and --note: as what it is sold again, and what is wrong.',
  },
} satisfies InBoth<object>;

export const returnsReceive = defineCommand({
  help: {
    it: {
      summary: 'un reso è arrivato: buono, peggiore o non più usabile',
      notes: [
        'Prima guardalo. Buono torna in vendita com’era; peggiore torna con un codice, una condizione e un prezzo suoi; non usabile non torna più. Si rimborsa con "returns refund".',
        words.it.worseNeeds,
      ],
    },
    en: {
      summary: 'what was given back has arrived: good, worse, or not usable any more',
      notes: [
        'Look at it before you say so. A good one is for sale again as it was, a worse one under a code, a grade and a price of its own, one that cannot be used never. It is paid back with "returns refund".',
        words.en.worseNeeds,
      ],
    },
  },
  operands: { number: orderNumber, item: nthItem },
  options: {
    as: option(
      { it: 'COME', en: 'HOW' },
      {
        it: 'good, worse o unusable; se non lo dici, good',
        en: 'good, worse or unusable; good when left out',
      },
      oneOf(verdicts),
    ),
    grade: option(
      { it: 'CONDIZIONE', en: 'GRADE' },
      { it: 'di uno peggiore: A, B o C', en: 'of a worse one: A, B or C' },
      oneOf(conditions),
    ),
    price: option(
      eurosPlaceholder,
      { it: 'a quanto si rivende uno peggiore', en: 'for how much a worse one is sold again' },
      euros,
    ),
    note: option(
      { it: 'TESTO', en: 'TEXT' },
      {
        it: 'che cosa non va: sta nella descrizione del pezzo',
        en: 'what is wrong with it: it stands in the part’s description',
      },
      asTyped,
    ),
  },
  examples: ['returns receive S-26-7K2M9Q', 'returns receive S-26-7K2M9Q 2 --as unusable --note Bruciato'],
  async run({ number, item, as: verdict = 'good', grade, price, note }, { language, open }) {
    const say = words[language];
    let inspection: Inspection;
    if (verdict !== 'worse') inspection = { verdict, note: note?.trim() || null };
    else if (!grade || price === undefined || !note?.trim()) throw new Refused(say.worseNeeds);
    else inspection = { verdict, note: note.trim(), condition: grade, price };
    const { database, clock, print } = await open();
    const on = { who: commandLine, orderNumber: number };
    const outcome = await receiveReturnsAndLog({ database, clock }, on, item, inspection);
    if (outcome === 'better_grade') throw new Refused(say.betterGrade);
    if (outcome === 'higher_price') throw new Refused(say.higherPrice);
    const { done } = doneWith(outcome, number, say.noneComing(number), language);
    print(say.received[verdict](done.length, number));
  },
});

/** `npm run shop -- orders ship NUMBER COURIER CODE` and `orders deliver NUMBER`: a parcel is with its courier, and what was ordered with its buyer. */
import type { InBoth } from '../../../domain/constants.ts';
import { courierCalled, isTrackingCode } from '../../../domain/tracking.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import { shop } from '../../../shop.config.ts';
import { commandLine } from '../../desk/action-log.ts';
import { deliverAndLog, shipAndLog } from '../../desk/orders/sending-acts.ts';
import { returnedItemsOf } from '../../orders/returning/list-returns.ts';
import type { DeliverOutcome, SendOutcome } from '../../orders/shipping/ship-order.ts';
import { dayPlaceholder, operand, option, endOfTyped } from '../frame/arguments.ts';
import { Refused, UsageError } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printable } from '../frame/words.ts';
import { whenMailGoes, withJobs } from '../jobs/with-jobs.ts';
import { orderNumber, unknownOrder } from './order-words.ts';

type WhyNotShipped = Exclude<SendOutcome, 'shipped' | 'corrected' | 'shipped_before' | 'unknown'>;
type WhyNotDelivered = Exclude<DeliverOutcome, 'delivered' | 'delivered_before' | 'unknown'>;
type Reasons = {
  readonly whyNotShipped: Record<WhyNotShipped, (number: string) => string>;
  readonly whyNotDelivered: Record<WhyNotDelivered, (number: string) => string>;
};

const couriers = shop.couriers.join(', ');

const words = {
  it: {
    noCourier: (typed: string) => `"${typed}" non è un corriere di questo negozio: ${couriers}.`,
    noCode: (typed: string) => `"${typed}" non è il codice di un pacco.`,
    mail: (when: string) => `L’e-mail al cliente parte ${when}.`,
    shipped: (number: string, parcel: string) => `L’ordine ${number} è spedito con ${parcel}.`,
    notInParcel: (piece: string) => `Da non mettere nel pacco, il cliente ha receduto: ${piece}.`,
    corrected: (number: string, parcel: string) => `L’ordine ${number} adesso viaggia con ${parcel}.`,
    shippedBefore: (number: string, parcel: string) =>
      `L’ordine ${number} era già spedito con ${parcel}: non è cambiato niente.`,
    whyNotShipped: {
      unchecked: (number) =>
        `Nell’ordine ${number} c’è un pezzo di sicurezza: prima qualcuno controlla al banco chi lo compra.`,
      not_by_courier: (number) =>
        `Nell’ordine ${number} c’è merce pericolosa, che quel corriere non prende: ${shop.couriersForHazards.join(', ')}.`,
      for_collection: (number) =>
        `L’ordine ${number} si ritira in sede e non si spedisce: quando è pronto "orders ready", quando è ritirato "orders deliver".`,
      unpaid: (number) => `L’ordine ${number} non è pagato: prima non parte niente.`,
      over: (number) => `L’ordine ${number} è annullato o rimborsato: non spedirlo.`,
      given_back: (number) => `Il cliente ha receduto da tutto l’ordine ${number}: non spedirlo.`,
    },
    notYet: 'Quel giorno deve ancora venire.',
    delivered: (number: string) => `L’ordine ${number} è consegnato.`,
    deliveredBefore: (number: string) => `L’ordine ${number} era già consegnato: non è cambiato niente.`,
    whyNotDelivered: {
      not_shipped: (number) => `L’ordine ${number} non è stato spedito: prima usa "orders ship".`,
      before_shipping: (number) => `Quel giorno l’ordine ${number} non era ancora partito.`,
      unchecked: (number) =>
        `Nell’ordine ${number} c’è un pezzo di sicurezza: prima qualcuno controlla al banco chi lo compra.`,
      not_packed: (number) => `L’ordine ${number} non è ancora pronto: prima usa "orders ready".`,
      before_ready: (number) => `Quel giorno l’ordine ${number} non era ancora pronto.`,
      unpaid: (number) => `L’ordine ${number} non è pagato: prima non si consegna niente.`,
      over: (number) => `L’ordine ${number} è annullato o rimborsato: non consegnarlo.`,
      given_back: (number) => `Il cliente ha receduto da tutto l’ordine ${number}: non consegnarlo.`,
    },
  },
  en: {
    noCourier: (typed: string) => `"${typed}" is no courier of this shop: ${couriers}.`,
    noCode: (typed: string) => `"${typed}" is no parcel’s code.`,
    mail: (when: string) => `The buyer’s mail goes out ${when}.`,
    shipped: (number: string, parcel: string) => `The order ${number} is shipped with ${parcel}.`,
    notInParcel: (piece: string) => `Not to be in the parcel: the buyer has withdrawn from ${piece}.`,
    corrected: (number: string, parcel: string) => `The order ${number} now goes with ${parcel}.`,
    shippedBefore: (number: string, parcel: string) =>
      `The order ${number} was shipped with ${parcel} before: nothing has changed.`,
    whyNotShipped: {
      unchecked: (number) =>
        `There is a safety part in the order ${number}: somebody has to look at the desk at who buys it first.`,
      not_by_courier: (number) =>
        `There are dangerous goods in the order ${number}, which that courier does not take: ${shop.couriersForHazards.join(', ')}.`,
      for_collection: (number) =>
        `The order ${number} is collected at the yard and not sent: say "orders ready" once it is ready, and "orders deliver" once it was collected.`,
      unpaid: (number) => `The order ${number} is not paid: nothing is sent before.`,
      over: (number) => `The order ${number} was cancelled or refunded: do not send it.`,
      given_back: (number) => `The buyer has withdrawn from all of the order ${number}: do not send it.`,
    },
    notYet: 'That day has not come yet.',
    delivered: (number: string) => `The order ${number} is delivered.`,
    deliveredBefore: (number: string) => `The order ${number} was delivered before: nothing has changed.`,
    whyNotDelivered: {
      not_shipped: (number) => `The order ${number} was not shipped: say "orders ship" first.`,
      before_shipping: (number) => `The order ${number} had not left by then.`,
      unchecked: (number) =>
        `There is a safety part in the order ${number}: somebody has to look at the desk at who buys it first.`,
      not_packed: (number) => `The order ${number} is not ready yet: say "orders ready" first.`,
      before_ready: (number) => `The order ${number} was not ready by then.`,
      unpaid: (number) => `The order ${number} is not paid: nothing is handed over before.`,
      over: (number) => `The order ${number} was cancelled or refunded: do not hand it over.`,
      given_back: (number) => `The buyer has withdrawn from all of the order ${number}: do not hand it over.`,
    },
  },
} satisfies InBoth<Reasons & Record<string, unknown>>;

const courier = operand(
  { it: 'CORRIERE', en: 'COURIER' },
  { it: `chi lo porta: ${couriers}`, en: `who carries it: ${couriers}` },
  (typed, _name, language) => {
    const found = courierCalled(shop.couriers, typed);
    if (!found) throw new UsageError(words[language].noCourier(typed));
    return found;
  },
);

const trackingCode = operand(
  { it: 'CODICE', en: 'CODE' },
  {
    it: 'il codice del pacco, quello con cui lo conosce il corriere',
    en: 'the parcel’s code, under which the courier knows it',
  },
  (typed, _name, language) => {
    const code = typed.trim();
    if (!isTrackingCode(code)) throw new UsageError(words[language].noCode(typed));
    return code;
  },
);

export const ordersShip = defineCommand({
  help: {
    it: {
      summary: 'il pacco è dal corriere: l’ordine è spedito',
      notes: [
        'Il cliente riceve un’e-mail con il codice e dove seguire il pacco. Detto di nuovo con un altro corriere o codice corregge quelli di prima, e il cliente riceve i nuovi.',
      ],
    },
    en: {
      summary: 'a parcel is with its courier: the order is shipped',
      notes: [
        'The buyer is written to, with the code and where to follow the parcel. Said again with another courier or code it puts the first ones right, and the buyer gets those.',
      ],
    },
  },
  operands: { number: orderNumber, courier, code: trackingCode },
  examples: ['orders ship S-26-7K2M9Q BRT 0123456789', 'orders ship S-26-7K2M9Q poste 1A2B3C4D5E6F7'],
  async run({ number, courier: by, code }, { terminal, language, open }) {
    const say = words[language];
    const { database, clock, print } = await open();
    // A yard that works without the desk picks and packs nothing there (decision 0077).
    const parcel = { courier: by, trackingCode: code, withoutPicking: true };
    const outcome = await withJobs(database, terminal, (jobs) =>
      shipAndLog({ database, jobs, clock }, { who: commandLine, orderNumber: number }, parcel),
    );
    const called = `${by} ${code}`;
    const mail = say.mail(whenMailGoes(database, language));
    if (outcome === 'shipped') {
      print(`${say.shipped(number, called)} ${mail}`);
      for (const piece of await returnedItemsOf(database.db, number))
        print(say.notInParcel(printable(piece)));
    } else if (outcome === 'corrected') print(`${say.corrected(number, called)} ${mail}`);
    else if (outcome === 'shipped_before') print(say.shippedBefore(number, called));
    else if (outcome === 'unknown') throw new Refused(unknownOrder(number, language));
    else throw new Refused(say.whyNotShipped[outcome](number));
  },
});

/** `npm run shop -- orders deliver NUMBER`: a parcel was handed over, or what was ready was collected. */
export const ordersDeliver = defineCommand({
  help: {
    it: {
      summary: 'il pacco è stato consegnato, o l’ordine è stato ritirato',
      notes: [
        'Da quel giorno il cliente ha i giorni dell’ordine per restituire, e glielo dice un’e-mail.',
        'A chi ritira in sede chiedi prima numero e nome, e confrontali con l’ordine.',
      ],
    },
    en: {
      summary: 'a parcel was handed over, or an order was collected',
      notes: [
        'From that day on the buyer has the order’s days to give things back, and is told so by mail.',
        'Ask who collects at the yard for number and name first, and compare them with the order.',
      ],
    },
  },
  operands: { number: orderNumber },
  options: {
    on: option(
      dayPlaceholder,
      {
        it: 'il giorno della consegna, come 2026-03-31; se non lo dici, oggi',
        en: 'the day it was handed over, as 2026-03-31; today when left out',
      },
      endOfTyped,
    ),
  },
  examples: ['orders deliver S-26-7K2M9Q', 'orders deliver S-26-7K2M9Q --on 2026-03-31'],
  async run({ number, on }, { terminal, language, open }) {
    const say = words[language];
    const { database, clock, print } = await open();
    const now = clock();
    if (on !== undefined && dayInRome(on) > dayInRome(now)) throw new Refused(say.notYet);
    const at = on === undefined || on > now ? now : on;
    const outcome = await withJobs(database, terminal, (jobs) =>
      deliverAndLog({ database, jobs, clock }, { who: commandLine, orderNumber: number }, at),
    );
    if (outcome === 'delivered')
      print(`${say.delivered(number)} ${say.mail(whenMailGoes(database, language))}`);
    else if (outcome === 'delivered_before') print(say.deliveredBefore(number));
    else if (outcome === 'unknown') throw new Refused(unknownOrder(number, language));
    else throw new Refused(say.whyNotDelivered[outcome](number));
  },
});

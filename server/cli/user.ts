/** `npm run shop -- user erase EMAIL`: somebody asked the shop for it instead of doing it themselves. */
import type { InBoth, Locale } from '../../domain/constants.ts';
import { erasePerson } from '../accounts/profile.ts';
import { findAccount, type Account } from '../accounts/users.ts';
import { createHashOf } from '../http/security-log.ts';
import { Refused } from './frame/command.ts';
import { emailAddress, operand, yes } from './frame/arguments.ts';
import { confirm, nothingDone } from './frame/confirm.ts';
import { defineCommand } from './frame/define-command.ts';
import { printable } from './frame/words.ts';
import { withJobs } from './jobs/with-jobs.ts';

const words = {
  it: {
    none: (address: string) => `Non c’è nessun account di ${address}.`,
    called: (who: string) => `L’account di ${who}`,
    willBe: (called: string, orders: number) =>
      `${called} sarà cancellato: indirizzi e accessi spariscono, ${ordersStay.it(orders)}.`,
    erased: (called: string) => `${called} è cancellato.`,
  },
  en: {
    none: (address: string) => `There is no account of ${address}.`,
    called: (who: string) => `The account of ${who}`,
    willBe: (called: string, orders: number) =>
      `${called} will be erased: its addresses and sessions go, ${ordersStay.en(orders)}.`,
    erased: (called: string) => `${called} is erased.`,
  },
} satisfies InBoth<object>;

const ordersStay: InBoth<(count: number) => string> = {
  it(count) {
    if (count === 0) return 'ordini non ne ha';
    return count === 1
      ? 'il suo ordine resta senza la persona'
      : `i suoi ${count} ordini restano senza la persona`;
  },
  en(count) {
    if (count === 0) return 'it has no orders';
    return `its ${count} ${count === 1 ? 'order stays' : 'orders stay'} without the person`;
  },
};

const email = operand(
  'EMAIL',
  { it: 'l’indirizzo dell’account', en: 'the address of the account' },
  emailAddress,
);

export const userErase = defineCommand({
  help: {
    it: {
      summary: 'cancella un account; i suoi ordini restano per le fatture',
      notes: [
        'Accertati che a chiederlo sia proprio quella persona. Con l’account spariscono indirizzi e accessi. Le fatture per legge si tengono dieci anni: gli ordini restano, con chi ha comprato e gli indirizzi scritti dentro.',
      ],
    },
    en: {
      summary: 'erase an account; its orders stay for the invoices',
      notes: [
        'Make sure that it is the person who asks. Addresses and sessions go with the account. The law has invoices kept for ten years: orders stay, with the buyer and the addresses that are written in them.',
      ],
    },
  },
  operands: { email },
  options: { yes },
  examples: ['user erase maria@example.com', 'user erase maria@example.com --yes'],
  async run({ email: address, yes: isAssured }, { terminal, language, open }) {
    const say = words[language];
    const { config, database, clock, print } = await open();
    const account = await findAccount(database.db, address);
    if (!account) throw new Refused(say.none(address));
    const called = calledIn(account, language);
    if (!(await confirm({ terminal, language }, say.willBe(called, account.orderCount), isAssured))) {
      print(nothingDone[language]);
      return 2;
    }
    const erased = { account: createHashOf(config)('account', address), erasedAt: clock().toISOString() };
    // Nobody collects what a terminal shows: the line of the security log is written by the process that works on jobs.
    await withJobs(database, terminal, (jobs) =>
      database.db.transaction(async (tx) => {
        if (await erasePerson(tx, account.id)) await jobs.send(tx, 'account-erased', erased);
      }),
    );
    print(say.erased(called));
    return 0;
  },
});

const calledIn = ({ firstName, lastName, email: address }: Account, language: Locale): string =>
  words[language].called(`${printable(`${firstName} ${lastName}`)} <${printable(address)}>`);

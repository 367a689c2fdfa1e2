/** `npm run shop -- user erase EMAIL`: somebody asked the shop for it instead of doing it themselves. */
import { Email } from '../../domain/contract/account.ts';
import { erasePerson } from '../accounts/profile.ts';
import { findAccount, type Account } from '../accounts/users.ts';
import { createHashOf } from '../http/security-log.ts';
import { Refused, UsageError } from './frame/command.ts';
import { operand, yes } from './frame/arguments.ts';
import { confirm, nothingDone } from './frame/confirm.ts';
import { defineCommand } from './frame/define-command.ts';
import { printable } from './frame/words.ts';
import { withJobs } from './jobs/with-jobs.ts';

const email = operand('EMAIL', 'the address of the account', (typed) => {
  const { data } = Email.safeParse(typed);
  if (data === undefined) throw new UsageError(`"${typed}" is no e-mail address.`);
  return data;
});

export const userErase = defineCommand({
  summary: 'erase an account; its orders stay for the invoices',
  operands: { email },
  options: { yes },
  notes: [
    'Make sure that it is the person who asks. Addresses and sessions go with the account. The law has invoices kept for ten years: orders stay, with the buyer and the addresses that are written in them.',
  ],
  examples: ['user erase maria@example.com', 'user erase maria@example.com --yes'],
  async run({ email: address, yes: isAssured }, { terminal, open }) {
    const { config, database, clock, print } = await open();
    const account = await findAccount(database.db, address);
    if (!account) throw new Refused(`There is no account of ${address}.`);
    if (!(await confirm(terminal, whatWillBe(account), isAssured))) {
      print(nothingDone);
      return 2;
    }
    const erased = { account: createHashOf(config)('account', address), erasedAt: clock().toISOString() };
    // Nobody collects what a terminal shows: the line of the security log is written by the process that works on jobs.
    await withJobs(database, terminal, (jobs) =>
      database.db.transaction(async (tx) => {
        if (await erasePerson(tx, account.id)) await jobs.send(tx, 'account-erased', erased);
      }),
    );
    print(`${called(account)} is erased.`);
    return 0;
  },
});

const called = ({ firstName, lastName, email: address }: Account): string =>
  `The account of ${printable(`${firstName} ${lastName}`)} <${printable(address)}>`;

const whatWillBe = (account: Account): string => {
  const { orderCount } = account;
  const ordersStay =
    orderCount === 0
      ? 'it has no orders'
      : `its ${orderCount} ${orderCount === 1 ? 'order stays' : 'orders stay'} without the person`;
  return `${called(account)} will be erased: its addresses and sessions go, ${ordersStay}.`;
};

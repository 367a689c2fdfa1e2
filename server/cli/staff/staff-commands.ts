/** `npm run shop -- staff add|list|remove`: who works at the yard's desk. The first owner comes to be here. */
import { Email } from '../../../domain/contract/account.ts';
import type { StaffMember } from '../../../domain/contract/desk.ts';
import { text } from '../../../domain/contract/free-text.ts';
import { locales } from '../../../domain/constants.ts';
import { staffLinkHours, staffRoles } from '../../../domain/desk/staff.ts';
import { Problem } from '../../../domain/problem.ts';
import { commandLine } from '../../desk/action-log.ts';
import { inviteByMail } from '../../desk/staff/invite.ts';
import { addStaff, findStaff, listStaff, removeStaff } from '../../desk/staff/staff.ts';
import { linkAddress, makeLink } from '../../desk/staff/staff-links.ts';
import { flag, json, oneOf, operand, option, withDefault, yes } from '../frame/arguments.ts';
import { Refused, UsageError } from '../frame/command.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList, type Column } from '../frame/table.ts';
import { minuteInRome, printable } from '../frame/words.ts';
import { whenMailGoes, withJobs } from '../jobs/with-jobs.ts';

const email = operand('EMAIL', 'the address of whom it is about', (typed) => {
  const { data } = Email.safeParse(typed);
  if (data === undefined) throw new UsageError(`"${typed}" is no e-mail address.`);
  return data;
});

const name = operand(
  'NAME',
  'how the others call them, in one word of the command line: "Anna Bianchi"',
  (typed) => {
    const { data } = text(80).safeParse(typed);
    if (data === undefined) throw new UsageError(`"${printable(typed)}" is no name.`);
    return data;
  },
);

export const staffAdd = defineCommand({
  summary: 'somebody works at the yard’s desk from now on: a link to a password of their own',
  operands: { email, name },
  options: {
    role: withDefault(
      option('ROLE', `${staffRoles.join(' or ')}; yard unless said`, oneOf(staffRoles)),
      'yard',
    ),
    language: withDefault(
      option(
        'LANGUAGE',
        `${locales.join(' or ')}: of the desk and its mails; it unless said`,
        oneOf(locales),
      ),
      'it',
    ),
    mail: flag('send the link by mail instead of printing it'),
    newFactors: flag('forget their passkeys and codes, and end their visits: for a lost telephone'),
  },
  notes: [
    `The link is good for ${staffLinkHours} hours, once; whoever has it chooses the password and, the first time, the second factor. Said again for the same address it makes another link, with the name, role and language of now.`,
    'An owner also adds and removes people, and reads the log of what was done.',
  ],
  examples: [
    'staff add anna@example.com "Anna Bianchi" --role owner',
    'staff add luca@example.com Luca --mail',
    'staff add luca@example.com Luca --new-factors',
  ],
  async run({ mail, newFactors, ...member }, { terminal, open }) {
    const { config, database, clock, print } = await open();
    const { language: locale, email: address, name: called, role } = member;
    const invited = { email: address, name: called, role, locale };
    await refusing(async () => {
      if (mail) {
        await withJobs(database, terminal, (jobs) =>
          inviteByMail({ database, clock, jobs }, commandLine, invited, newFactors),
        );
        print(`${called} is invited. The mail to ${address} goes out ${whenMailGoes(database)}.`);
        return;
      }
      const now = clock();
      const linkId = await database.db.transaction(async (tx) => {
        const { id } = await addStaff(tx, commandLine, invited, now, newFactors);
        return makeLink(tx, id, now);
      });
      print(`${called} chooses a password here within ${staffLinkHours} hours:`);
      print(linkAddress(config, linkId));
    });
  },
});

export const staffList = defineCommand({
  summary: 'who works at the yard’s desk',
  options: { json },
  examples: ['staff list'],
  async run({ json: asJson }, { terminal, open }) {
    const { database } = await open();
    const members = await listStaff(database.db);
    if (asJson) terminal.printJson({ staff: members, total: members.length });
    else if (members.length === 0)
      terminal.print('Nobody works at the desk yet: say "staff add EMAIL NAME --role owner".');
    else printList(terminal, members, columns, members.length);
  },
});

const columns: readonly Column<StaffMember>[] = [
  { heading: 'name', cell: (member) => printable(member.name), canBeCut: true },
  { heading: 'e-mail', cell: (member) => printable(member.email), canBeCut: true },
  { heading: 'role', cell: ({ role }) => role },
  { heading: 'ready', cell: ({ isReady }) => (isReady ? 'yes' : 'invited') },
  { heading: 'seen', cell: ({ seenAt }) => (seenAt ? minuteInRome(new Date(seenAt)) : '') },
];

export const staffRemove = defineCommand({
  summary: 'somebody works at the desk no longer: their visits end at once',
  operands: { email },
  options: { yes },
  notes: ['What they did stays in the log, with their name. The last owner stays while others are there.'],
  examples: ['staff remove luca@example.com', 'staff remove luca@example.com --yes'],
  async run({ email: address, yes: isAssured }, { terminal, open }) {
    const { database, clock, print } = await open();
    const found = await findStaff(database.db, address);
    if (!found) throw new Refused(`Nobody with the address ${address} works at the desk.`);
    const called = printable(found.name);
    if (!(await confirm(terminal, `${called} will not come to the desk any more.`, isAssured))) {
      print(nothingDone);
      return 2;
    }
    await refusing(() => database.db.transaction((tx) => removeStaff(tx, commandLine, found.id, clock())));
    print(`${called} works at the desk no longer.`);
    return 0;
  },
});

/** A rule's refusal as a sentence for the terminal. */
async function refusing<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Problem && error.code === 'last_owner')
      throw new Refused('Nobody else is an owner: add another one first.');
    throw error;
  }
}

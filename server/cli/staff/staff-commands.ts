/** `npm run shop -- staff add|list|remove`: who works at the yard's desk. The first owner comes to be here. */
import type { StaffMember } from '../../../domain/contract/desk.ts';
import { text } from '../../../domain/contract/free-text.ts';
import { locales, type InBoth, type Locale } from '../../../domain/constants.ts';
import { staffLinkHours, staffRoles } from '../../../domain/desk/staff.ts';
import { Problem } from '../../../domain/problem.ts';
import { commandLine } from '../../desk/action-log.ts';
import { inviteByMail } from '../../desk/staff/invite.ts';
import { addStaff, findStaff, listStaff, removeStaff } from '../../desk/staff/staff.ts';
import { linkAddress, makeLink } from '../../desk/staff/staff-links.ts';
import { emailAddress, flag, json, oneOf, operand, option, withDefault, yes } from '../frame/arguments.ts';
import { Refused, UsageError } from '../frame/command.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList, type Column } from '../frame/table.ts';
import { minuteInRome, printable } from '../frame/words.ts';
import { whenMailGoes, withJobs } from '../jobs/with-jobs.ts';

const words = {
  it: {
    noName: (typed: string) => `"${typed}" non è un nome.`,
    invited: (name: string, address: string, when: string) =>
      `Invito pronto per ${name}: l’e-mail a ${address} parte ${when}.`,
    link: (name: string) => `Qui ${name} sceglie la sua password, entro ${staffLinkHours} ore:`,
    none: 'Al banco non lavora ancora nessuno: usa "staff add EMAIL NOME --role owner".',
    ready: 'sì',
    notReady: 'non ancora',
    unknown: (address: string) => `Al banco non lavora nessuno con l’indirizzo ${address}.`,
    ask: (name: string) => `${name} non entrerà più al banco.`,
    removed: (name: string) => `${name} non lavora più al banco.`,
    lastOwner: 'Nessun altro è owner: prima aggiungine uno.',
  },
  en: {
    noName: (typed: string) => `"${typed}" is no name.`,
    invited: (name: string, address: string, when: string) =>
      `${name} is invited. The mail to ${address} goes out ${when}.`,
    link: (name: string) => `${name} chooses a password here within ${staffLinkHours} hours:`,
    none: 'Nobody works at the desk yet: say "staff add EMAIL NAME --role owner".',
    ready: 'yes',
    notReady: 'invited',
    unknown: (address: string) => `Nobody with the address ${address} works at the desk.`,
    ask: (name: string) => `${name} will not come to the desk any more.`,
    removed: (name: string) => `${name} works at the desk no longer.`,
    lastOwner: 'Nobody else is an owner: add another one first.',
  },
} satisfies InBoth<object>;

const email = operand(
  'EMAIL',
  { it: 'l’indirizzo della persona', en: 'the address of whom it is about' },
  emailAddress,
);

const name = operand(
  { it: 'NOME', en: 'NAME' },
  {
    it: 'come la chiamano gli altri, fra virgolette se sono più parole: "Anna Bianchi"',
    en: 'how the others call them, in one word of the command line: "Anna Bianchi"',
  },
  (typed, _name, language) => {
    const { data } = text(80).safeParse(typed);
    if (data === undefined) throw new UsageError(words[language].noName(printable(typed)));
    return data;
  },
);

export const staffAdd = defineCommand({
  help: {
    it: {
      summary: 'qualcuno d’ora in poi lavora al banco: un link per scegliersi la password',
      notes: [
        `Il link vale ${staffLinkHours} ore e una volta sola; chi ce l’ha sceglie la password e, la prima volta, il secondo fattore. Ripetuto per lo stesso indirizzo fa un altro link, con nome, ruolo e lingua di adesso.`,
        'Un owner aggiunge e toglie anche le persone, e legge il registro di quello che è stato fatto.',
        'Dopo il comando --language è la lingua della persona; quella in cui ti parla il comando è --lingua.',
      ],
    },
    en: {
      summary: 'somebody works at the yard’s desk from now on: a link to a password of their own',
      notes: [
        `The link is good for ${staffLinkHours} hours, once; whoever has it chooses the password and, the first time, the second factor. Said again for the same address it makes another link, with the name, role and language of now.`,
        'An owner also adds and removes people, and reads the log of what was done.',
        'After the command --language is that of the person; --lingua is that in which you are spoken to.',
      ],
    },
  },
  operands: { email, name },
  options: {
    role: withDefault(
      option(
        { it: 'RUOLO', en: 'ROLE' },
        {
          it: `${staffRoles.join(' o ')}; se non dici niente yard`,
          en: `${staffRoles.join(' or ')}; yard unless said`,
        },
        oneOf(staffRoles),
      ),
      'yard',
    ),
    language: withDefault(
      option(
        { it: 'LINGUA', en: 'LANGUAGE' },
        {
          it: `${locales.join(' o ')}: del banco e delle sue e-mail; se non dici niente it`,
          en: `${locales.join(' or ')}: of the desk and its mails; it unless said`,
        },
        oneOf(locales),
      ),
      'it',
    ),
    mail: flag({
      it: 'manda il link per e-mail invece di scriverlo qui',
      en: 'send the link by mail instead of printing it',
    }),
    newFactors: flag({
      it: 'dimentica le sue passkey e i codici, e chiude i suoi accessi: per un telefono perso',
      en: 'forget their passkeys and codes, and end their visits: for a lost telephone',
    }),
  },
  examples: [
    'staff add anna@example.com "Anna Bianchi" --role owner',
    'staff add luca@example.com Luca --mail',
    'staff add luca@example.com Luca --new-factors',
  ],
  async run({ mail, newFactors, ...member }, { terminal, language, open }) {
    const say = words[language];
    const { config, database, clock, print } = await open();
    const { language: locale, email: address, name: called, role } = member;
    const invited = { email: address, name: called, role, locale };
    await refusing(language, async () => {
      if (mail) {
        await withJobs(database, terminal, (jobs) =>
          inviteByMail({ database, clock, jobs }, commandLine, invited, newFactors),
        );
        print(say.invited(called, address, whenMailGoes(database, language)));
        return;
      }
      const now = clock();
      const linkId = await database.db.transaction(async (tx) => {
        const { id } = await addStaff(tx, commandLine, invited, now, newFactors);
        return makeLink(tx, id, now);
      });
      print(say.link(called));
      print(linkAddress(config, linkId));
    });
  },
});

export const staffList = defineCommand({
  help: {
    it: { summary: 'chi lavora al banco' },
    en: { summary: 'who works at the yard’s desk' },
  },
  options: { json },
  examples: ['staff list'],
  async run({ json: asJson }, { terminal, language, open }) {
    const { database } = await open();
    const members = await listStaff(database.db);
    if (asJson) terminal.printJson({ staff: members, total: members.length });
    else if (members.length === 0) terminal.print(words[language].none);
    else printList({ terminal, language }, members, columns, members.length);
  },
});

const columns: readonly Column<StaffMember>[] = [
  { heading: { it: 'nome', en: 'name' }, cell: (member) => printable(member.name), canBeCut: true },
  { heading: 'e-mail', cell: (member) => printable(member.email), canBeCut: true },
  { heading: { it: 'ruolo', en: 'role' }, cell: ({ role }) => role },
  {
    heading: { it: 'pronto', en: 'ready' },
    cell: ({ isReady }, language) => (isReady ? words[language].ready : words[language].notReady),
  },
  {
    heading: { it: 'visto', en: 'seen' },
    cell: ({ seenAt }) => (seenAt ? minuteInRome(new Date(seenAt)) : ''),
  },
];

export const staffRemove = defineCommand({
  help: {
    it: {
      summary: 'qualcuno non lavora più al banco: i suoi accessi si chiudono subito',
      notes: [
        'Quello che ha fatto resta nel registro, con il suo nome. L’ultimo owner resta finché ci sono altri.',
      ],
    },
    en: {
      summary: 'somebody works at the desk no longer: their visits end at once',
      notes: [
        'What they did stays in the log, with their name. The last owner stays while others are there.',
      ],
    },
  },
  operands: { email },
  options: { yes },
  examples: ['staff remove luca@example.com', 'staff remove luca@example.com --yes'],
  async run({ email: address, yes: isAssured }, { terminal, language, open }) {
    const say = words[language];
    const { database, clock, print } = await open();
    const found = await findStaff(database.db, address);
    if (!found) throw new Refused(say.unknown(address));
    const called = printable(found.name);
    if (!(await confirm({ terminal, language }, say.ask(called), isAssured))) {
      print(nothingDone[language]);
      return 2;
    }
    await refusing(language, () =>
      database.db.transaction((tx) => removeStaff(tx, commandLine, found.id, clock())),
    );
    print(say.removed(called));
    return 0;
  },
});

/** A rule's refusal as a sentence for the terminal. */
async function refusing<Answer>(language: Locale, act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Problem && error.code === 'last_owner') throw new Refused(words[language].lastOwner);
    throw error;
  }
}

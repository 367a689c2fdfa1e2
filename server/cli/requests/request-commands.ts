/** `npm run shop -- requests …`: who looks for a part or wrote a message. */
import type { Locale } from '../../../domain/constants.ts';
import { inboxState } from '../../../domain/desk/inbox.ts';
import { requestReference } from '../../../domain/request-reference.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import type { Executor } from '../../db/client.ts';
import {
  eraseRequest,
  findRequests,
  type RequestRow,
  listRequests,
  countPhotos,
  photosOf,
  markAnswered,
} from '../../forms/shopkeeper-requests.ts';
import { operand, flag, json, limitOf, asTyped, option, yes } from '../frame/arguments.ts';
import { Refused, UsageError } from '../frame/command.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList, type Column, namedLines } from '../frame/table.ts';
import { wrapped } from '../frame/text-width.ts';
import { minuteInRome, printable, printableLines } from '../frame/words.ts';
import { requestWords as words } from './request-words.ts';
import { writePhotos } from './write-photos.ts';

/** The request that a command is about. */
const requestId = operand(
  'ID',
  {
    it: 'l’id della richiesta, o la sua fine come la dà l’elenco',
    en: 'the request’s id, or its end as the list shows it',
  },
  (typed, _name, language) => {
    if (!/^[\da-f-]{4,36}$/i.test(typed)) throw new UsageError(words[language].noId(typed));
    return typed.toLowerCase();
  },
);

/** @throws Refused when no request, or more than one, has an id that ends so */
async function findRequest(db: Executor, id: string, language: Locale): Promise<RequestRow> {
  const [found, other] = await findRequests(db, id);
  if (!found) throw new Refused(words[language].unknown(id));
  if (other) throw new Refused(words[language].several(id));
  return found;
}

/** A request for programs: the names of the API, times in UTC. */
const requestJson = ({ receivedAt, answeredAt, closedAt, ...request }: RequestRow) => ({
  ...request,
  receivedAt: receivedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  closedAt: closedAt?.toISOString() ?? null,
});

/** `npm run shop -- requests list`: who looks for a part or wrote a message. */
export const requestsList = defineCommand({
  help: {
    it: { summary: 'le richieste di pezzi, prima le ultime' },
    en: { summary: 'requests for parts, newest first' },
  },
  options: {
    open: flag({ it: 'solo quelle che aspettano risposta', en: 'only those that were not answered' }),
    limit: limitOf(50),
    json,
  },
  examples: ['requests list --open', 'requests list --json'],
  async run({ open: isOpen, limit, json: asJson }, { terminal, language, open }) {
    const { database } = await open();
    const { requests, total } = await listRequests(database.db, { isOpen, limit });
    if (asJson) return terminal.printJson({ requests: requests.map(requestJson), total });
    if (total === 0) return terminal.print(isOpen ? words[language].noneOpen : words[language].none);
    printList({ terminal, language }, requests, columns, total);
  },
});

const columns: readonly Column<RequestRow>[] = [
  { heading: 'id', cell: ({ id }) => requestReference(id) },
  { heading: { it: 'arrivata', en: 'received' }, cell: ({ receivedAt }) => minuteInRome(receivedAt) },
  {
    heading: { it: 'auto', en: 'car' },
    cell: ({ kind, brand, model }, language) =>
      kind === 'message' ? words[language].message : printable(`${brand} ${model}`),
    canBeCut: true,
  },
  {
    heading: { it: 'pezzi', en: 'pieces' },
    cell: ({ kind, quantity }, language) => (kind === 'message' ? '' : formatNumber(quantity, language)),
    isNumber: true,
  },
  { heading: { it: 'da', en: 'from' }, cell: ({ fullName }) => printable(fullName), canBeCut: true },
  {
    heading: { it: 'stato', en: 'state' },
    cell: (request, language) => words[language][inboxState(request)],
  },
];

/** `npm run shop -- requests show ID`: one request with its whole message, and its photos. */
export const requestsShow = defineCommand({
  help: {
    it: { summary: 'una richiesta, con il messaggio e come trovare chi l’ha mandata' },
    en: { summary: 'one request with its message and how to reach who sent it' },
  },
  operands: { id: requestId },
  options: {
    photos: option(
      { it: 'CARTELLA', en: 'DIR' },
      {
        it: 'scrive in questa cartella le foto arrivate con la richiesta',
        en: 'writes the photos that came with it into this folder',
      },
      asTyped,
    ),
    json,
  },
  examples: ['requests show 3f9a02c1', 'requests show 3f9a02c1 --photos ./foto'],
  async run({ id, photos: folder, json: asJson }, { terminal, language, open }) {
    const { database } = await open();
    const request = await findRequest(database.db, id, language);
    const photoCount = await countPhotos(database.db, request.id);
    if (asJson) terminal.printJson({ ...requestJson(request), photoCount });
    else for (const line of requestSheet(request, photoCount, terminal.width, language)) terminal.print(line);
    if (folder === undefined) return;
    const photos = await photosOf(database.db, request.id);
    const files = await writePhotos(folder, request.id, photos, language);
    for (const file of files) terminal.tell(words[language].written(file));
  },
});

function requestSheet(request: RequestRow, photoCount: number, width: number, language: Locale): string[] {
  const { kind, answeredAt, closedAt, receivedAt, brand, model } = request;
  const isMessage = kind === 'message';
  return [
    ...namedLines(
      [
        [{ it: 'richiesta', en: 'request' }, request.id],
        [{ it: 'arrivata', en: 'received' }, minuteInRome(receivedAt)],
        [{ it: 'risposta', en: 'answered' }, answeredAt ? minuteInRome(answeredAt) : words[language].notYet],
        [{ it: 'chiusa', en: 'closed' }, closedAt ? minuteInRome(closedAt) : null],
        [{ it: 'auto', en: 'car' }, isMessage ? null : `${brand} ${model}`],
        [{ it: 'pezzi', en: 'pieces' }, isMessage ? null : formatNumber(request.quantity, language)],
        [{ it: 'da', en: 'from' }, request.fullName],
        ['e-mail', request.email],
        [{ it: 'telefono', en: 'telephone' }, request.phoneNumber],
        [{ it: 'lingua', en: 'language' }, request.locale],
        [{ it: 'foto', en: 'photos' }, photoCount > 0 ? String(photoCount) : null],
      ],
      language,
    ),
    '',
    ...printableLines(request.message).flatMap((line) => wrapped(line, width)),
  ];
}

/** `npm run shop -- requests answered ID`. */
export const requestsAnswered = defineCommand({
  help: {
    it: {
      summary: 'segna che a una richiesta hai risposto',
      notes: ['Non scrive a nessuno: la risposta vera va per e-mail o per telefono.'],
    },
    en: {
      summary: 'note that a request was answered',
      notes: ['Writes to nobody: the answer itself goes by mail or telephone.'],
    },
  },
  operands: { id: requestId },
  examples: ['requests answered 3f9a02c1'],
  async run({ id }, { language, open }) {
    const say = words[language];
    const { database, clock, print } = await open();
    const request = await findRequest(database.db, id, language);
    const wasOpen = await markAnswered(database.db, request.id, clock());
    const called = say.called(requestReference(request.id), printable(request.fullName));
    print(wasOpen ? say.isAnswered(called) : say.answeredBefore(called));
  },
});

/** `npm run shop -- requests erase ID`: who wrote it asked for that. */
export const requestsErase = defineCommand({
  help: {
    it: {
      summary: 'cancella una richiesta e le sue foto',
      notes: [
        'Accertati che a chiederlo sia proprio quella persona. Le e-mail che ne parlano restano nella tua casella. Da sola una richiesta sparisce sei mesi dopo la risposta, o un anno dopo l’arrivo.',
      ],
    },
    en: {
      summary: 'erase a request and its photos',
      notes: [
        'Make sure that it is the person who asks. Mails about it stay in your mailbox. By itself a request goes six months after it was answered, or a year after it came.',
      ],
    },
  },
  operands: { id: requestId },
  options: { yes },
  examples: ['requests erase 3f9a02c1', 'requests erase 3f9a02c1 --yes'],
  async run({ id, yes: isAssured }, { terminal, language, open }) {
    const { database, print } = await open();
    const request = await findRequest(database.db, id, language);
    const photos = await countPhotos(database.db, request.id);
    const say = words[language];
    const from = printable(`${request.fullName} <${request.email}>`);
    const called = say.called(requestReference(request.id), from);
    if (!(await confirm({ terminal, language }, say.ask(called, photos), isAssured))) {
      print(nothingDone[language]);
      return 2;
    }
    await eraseRequest(database.db, request.id);
    print(say.erased(called));
    return 0;
  },
});

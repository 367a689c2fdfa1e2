/** `npm run shop -- requests …`: who looks for a part. */
import { requestReference } from '../../../domain/request-reference.ts';
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
import { writePhotos } from './write-photos.ts';

/** The request that a command is about. */
const requestId = operand('ID', 'the request’s id, or its end as the list shows it', (typed) => {
  if (!/^[\da-f-]{4,36}$/i.test(typed)) throw new UsageError(`"${typed}" is no id of a request.`);
  return typed.toLowerCase();
});

/** @throws Refused when no request, or more than one, has an id that ends so */
async function findRequest(db: Executor, id: string): Promise<RequestRow> {
  const [found, other] = await findRequests(db, id);
  if (!found) throw new Refused(`There is no request ${id}.`);
  if (other) throw new Refused(`Several requests end with ${id}: type more of it.`);
  return found;
}

/** A request for programs: the names of the API, times in UTC. */
const requestJson = ({ receivedAt, answeredAt, ...request }: RequestRow) => ({
  ...request,
  receivedAt: receivedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** `npm run shop -- requests list`: who looks for a part. */
export const requestsList = defineCommand({
  summary: 'requests for parts, newest first',
  options: {
    open: flag('only those that were not answered'),
    limit: limitOf(50),
    json,
  },
  examples: ['requests list --open', 'requests list --json'],
  async run({ open: isOpen, limit, json: asJson }, { terminal, open }) {
    const { database } = await open();
    const { requests, total } = await listRequests(database.db, { isOpen, limit });
    if (asJson) return terminal.printJson({ requests: requests.map(requestJson), total });
    if (total === 0) return terminal.print(isOpen ? 'No request is open.' : 'There are no requests yet.');
    printList(terminal, requests, columns, total);
  },
});

const columns: readonly Column<RequestRow>[] = [
  { heading: 'id', cell: ({ id }) => requestReference(id) },
  { heading: 'received', cell: ({ receivedAt }) => minuteInRome(receivedAt) },
  { heading: 'car', cell: ({ brand, model }) => printable(`${brand} ${model}`), canBeCut: true },
  { heading: 'pieces', cell: ({ quantity }) => String(quantity), isNumber: true },
  { heading: 'from', cell: ({ fullName }) => printable(fullName), canBeCut: true },
  { heading: 'state', cell: ({ answeredAt }) => (answeredAt ? 'answered' : 'open') },
];

/** `npm run shop -- requests show ID`: one request with its whole message, and its photos. */
export const requestsShow = defineCommand({
  summary: 'one request with its message and how to reach who sent it',
  operands: { id: requestId },
  options: {
    photos: option('DIR', 'writes the photos that came with it into this folder', asTyped),
    json,
  },
  examples: ['requests show 3f9a02c1', 'requests show 3f9a02c1 --photos ./foto'],
  async run({ id, photos: folder, json: asJson }, { terminal, open }) {
    const { database } = await open();
    const request = await findRequest(database.db, id);
    const photoCount = await countPhotos(database.db, request.id);
    if (asJson) terminal.printJson({ ...requestJson(request), photoCount });
    else for (const line of requestSheet(request, photoCount, terminal.width)) terminal.print(line);
    if (folder === undefined) return;
    const files = await writePhotos(folder, request.id, await photosOf(database.db, request.id));
    for (const file of files) terminal.tell(`Written: ${file}`);
  },
});

function requestSheet(request: RequestRow, photoCount: number, width: number): string[] {
  const { answeredAt, receivedAt, brand, model } = request;
  return [
    ...namedLines([
      ['request', request.id],
      ['received', minuteInRome(receivedAt)],
      ['answered', answeredAt ? minuteInRome(answeredAt) : 'not yet'],
      ['car', `${brand} ${model}`],
      ['pieces', String(request.quantity)],
      ['from', request.fullName],
      ['e-mail', request.email],
      ['telephone', request.phoneNumber],
      ['language', request.locale],
      ['photos', photoCount > 0 ? String(photoCount) : null],
    ]),
    '',
    ...printableLines(request.message).flatMap((line) => wrapped(line, width)),
  ];
}

/** `npm run shop -- requests answered ID`. */
export const requestsAnswered = defineCommand({
  summary: 'note that a request was answered',
  operands: { id: requestId },
  notes: ['Writes to nobody: the answer itself goes by mail or telephone.'],
  examples: ['requests answered 3f9a02c1'],
  async run({ id }, { open }) {
    const { database, clock, print } = await open();
    const request = await findRequest(database.db, id);
    const wasOpen = await markAnswered(database.db, request.id, clock());
    const called = `The request ${requestReference(request.id)} of ${printable(request.fullName)}`;
    print(wasOpen ? `${called} is answered.` : `${called} was answered before. Nothing was changed.`);
  },
});

/** `npm run shop -- requests erase ID`: who wrote it asked for that. */
export const requestsErase = defineCommand({
  summary: 'erase a request and its photos',
  operands: { id: requestId },
  options: { yes },
  notes: [
    'Make sure that it is the person who asks. Mails about it stay in your mailbox. By itself a request goes six months after it was answered, or a year after it came.',
  ],
  examples: ['requests erase 3f9a02c1', 'requests erase 3f9a02c1 --yes'],
  async run({ id, yes: isAssured }, { terminal, open }) {
    const { database, print } = await open();
    const request = await findRequest(database.db, id);
    const photos = await countPhotos(database.db, request.id);
    const called = `The request ${requestReference(request.id)} of ${printable(`${request.fullName} <${request.email}>`)}`;
    const along = photos === 0 ? '' : ` with ${photos} ${photos === 1 ? 'photo' : 'photos'}`;
    if (!(await confirm(terminal, `${called} will be erased${along}.`, isAssured))) {
      print(nothingDone);
      return 2;
    }
    await eraseRequest(database.db, request.id);
    print(`${called} is erased.`);
    return 0;
  },
});

/** `npm run shop -- requests show ID`: one request with its whole message, and its photos. */
import { countPhotos, photosOf, type RequestRow } from '../../forms/shopkeeper-requests.ts';
import { asTyped, json, option } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { namedLines } from '../frame/table.ts';
import { wrapped } from '../frame/text-width.ts';
import { minuteInRome, printableLines } from '../frame/words.ts';
import { findRequest, requestId, requestJson } from './request-words.ts';
import { writePhotos } from './write-photos.ts';

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

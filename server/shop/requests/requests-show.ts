/** `npm run shop -- requests show ID`: one request with its whole message. */
import type { RequestRow } from '../../forms/shopkeeper-requests.ts';
import { json } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { namedLines } from '../frame/table.ts';
import { wrapped } from '../frame/text-width.ts';
import { minuteInRome, printableLines } from '../frame/words.ts';
import { findRequest, requestId, requestJson } from './request-words.ts';

export const requestsShow = defineCommand({
  summary: 'one request with its message and how to reach who sent it',
  operands: { id: requestId },
  options: { json },
  examples: ['requests show 3f9a02c1'],
  async run({ id, json: asJson }, { terminal, open }) {
    const { database } = await open();
    const request = await findRequest(database.db, id);
    if (asJson) terminal.printJson(requestJson(request));
    else for (const line of requestSheet(request, terminal.width)) terminal.print(line);
  },
});

function requestSheet(request: RequestRow, width: number): string[] {
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
    ]),
    '',
    ...printableLines(request.message).flatMap((line) => wrapped(line, width)),
  ];
}

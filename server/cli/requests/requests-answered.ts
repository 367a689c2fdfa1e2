/** `npm run shop -- requests answered ID`. */
import { requestReference } from '../../../domain/request-reference.ts';
import { markAnswered } from '../../forms/shopkeeper-requests.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printable } from '../frame/words.ts';
import { findRequest, requestId } from './request-words.ts';

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

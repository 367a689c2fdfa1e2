/** `npm run shop -- requests erase ID`: who wrote it asked for that. */
import { requestReference } from '../../../domain/request-reference.ts';
import { eraseRequest } from '../../forms/forget-requests.ts';
import { countPhotos } from '../../forms/shopkeeper-requests.ts';
import { yes } from '../frame/arguments.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printable } from '../frame/words.ts';
import { findRequest, requestId } from './request-words.ts';

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

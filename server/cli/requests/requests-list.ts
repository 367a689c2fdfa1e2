/** `npm run shop -- requests list`: who looks for a part. */
import { requestReference } from '../../../domain/request-reference.ts';
import { listRequests, type RequestRow } from '../../forms/shopkeeper-requests.ts';
import { flag, json, limitOf } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList } from '../frame/print-list.ts';
import type { Column } from '../frame/table.ts';
import { minuteInRome, printable } from '../frame/words.ts';
import { requestJson } from './request-words.ts';

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

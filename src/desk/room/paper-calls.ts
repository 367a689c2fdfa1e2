/** The desk's calls about invoices, credit notes and takings, and where their files are. */
import type {
  CorrectedPaper,
  DeskPaper,
  DeskPapers,
  DuePapers,
  IssuedOrderPapers,
  IssuedPapers,
  OrderPapers,
  PaperDetails,
  PapersQuery,
  RefusedPaper,
  Takings,
  WholePaper,
} from '../../../domain/contract/desk-papers.ts';
import type { Call } from './call.ts';

export type PapersNarrowing = Pick<PapersQuery, 'state' | 'kind' | 'month'>;

/** With the question mark; nothing where nothing is asked. */
function query(asked: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`;
}

const ofOrder = (number: string): string => `/orders/${encodeURIComponent(number)}`;

export const createPaperCalls = (call: Call) => ({
  papers: (asked: PapersQuery) => call<DeskPapers>('GET', `/papers${query(asked)}`),
  paper: (number: string) => call<WholePaper>('GET', `/papers/${number}`),
  duePapers: () => call<DuePapers>('GET', '/papers/due'),
  issueDue: () => call<IssuedPapers>('PUT', '/papers/due/issued'),
  /** @param papers as they are seen: sent a second time they are sent once */
  markPapersSent: (papers: readonly Pick<DeskPaper, 'number' | 'attempt' | 'timesSent'>[]) =>
    call('PUT', '/papers/sent', {
      papers: papers.map(({ number, attempt, timesSent }) => ({ number, attempt, timesSent })),
    }),
  markPaperRefused: (number: string, refused: RefusedPaper) =>
    call<WholePaper>('PUT', `/papers/${number}/refused`, refused),
  correctPaper: (number: string, corrected: CorrectedPaper) =>
    call<WholePaper>('PUT', `/papers/${number}/corrected`, corrected),
  orderPapers: (number: string) => call<OrderPapers>('GET', `${ofOrder(number)}/papers`),
  issueOrderPapers: (number: string) => call<IssuedOrderPapers>('PUT', `${ofOrder(number)}/papers/issued`),
  askForPaper: (number: string, details: PaperDetails) =>
    call<OrderPapers>('PUT', `${ofOrder(number)}/papers/asked`, details),
  takings: (month: string) => call<Takings>('GET', `/papers/takings${query({ month })}`),
});

export const paperFile = (number: string, attempt: number): string =>
  `/api/desk/papers/${number}/files/${attempt}`;
export const courtesyFile = (orderNumber: string): string =>
  `/api/desk${ofOrder(orderNumber)}/courtesy-invoice`;
export const takingsFile = (month: string): string => `/api/desk/papers/takings.csv${query({ month })}`;
export const zipOfAll = (narrowing: PapersNarrowing): string => `/api/desk/papers.zip${query(narrowing)}`;
export const zipOf = (numbers: readonly string[]): string =>
  `/api/desk/papers.zip${query({ numbers: numbers.join(',') })}`;

/** What the open page does with a scanned label: the scan button stands in the frame, and asks it first. */
import { createContext, useContext, useLayoutEffect } from 'react';
import type { Aim } from '../../../domain/stock-room/put-away.ts';
import type { Heard } from './scanner.tsx';

/** A page whose own matter scanning is. */
export type OwnScan = {
  readonly title: string;
  /** What the button beside a typed code says. */
  readonly take?: string;
  /** @returns undefined for what is no matter of the page: it is opened, as everywhere */
  onHear(text: string): Promise<Heard | undefined>;
};

/** A page of the stock room: a place and then pieces puts them there. */
export type PutScan = {
  /** The place that one is at: pieces go there from the first scan on. */
  readonly at?: Aim;
  /** Something was put somewhere. */
  onPut(): void;
};

export type PageScan = OwnScan | PutScan;

/** @returns takes it back, once the page is another */
export type TakePageScan = (scan: PageScan) => () => void;

export const PageScanContext = createContext<TakePageScan>(() => () => {});

/** @param scan undefined where scanning is no more the page’s matter than any other’s */
export function usePageScan(scan: PageScan | undefined): void {
  const take = useContext(PageScanContext);
  // With every rendering: what it does depends on what the page shows by then.
  useLayoutEffect(() => (scan ? take(scan) : undefined));
}

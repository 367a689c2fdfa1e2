/** The shape of the shop's long texts: one source for the page and for the printed document, in each language. */
import type { DocumentName } from '../../domain/documents.ts';
import type { RouteName } from '../../domain/routes.ts';

/** To a page of the shop, to one of its documents, or out of it. */
export type TextLink = { readonly words: string } & (
  | { readonly to: RouteName }
  | { readonly document: DocumentName }
  | { readonly href: string }
);

/** A sentence or more; in pieces where there is a link in it. */
export type Line = string | readonly (string | TextLink)[];

export type Block =
  | Line
  | { readonly kind: 'list' | 'steps' | 'form'; readonly lines: readonly Line[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row names it. */
      readonly rows: readonly (readonly string[])[];
    };

export type Section = {
  /** The anchor, the same in both languages. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

export type Text = {
  readonly title: string;
  readonly lead: string;
  readonly version: string;
  /** Day of the version, as an ISO date. */
  readonly updated: string;
  readonly sections: readonly Section[];
};

export const list = (...lines: Line[]): Block => ({ kind: 'list', lines });
export const steps = (...lines: Line[]): Block => ({ kind: 'steps', lines });

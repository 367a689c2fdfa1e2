/** What is told of news to staff, in a mail or on a screen, and where at the desk it leads. */

export type PieceFacts = {
  readonly code: string;
  readonly place: string | null;
  readonly what: string;
  readonly quantity: number;
};

export type OrderFacts = {
  readonly orderNumber: string;
  readonly buyer: string;
  /** Town and province; null where it is collected. */
  readonly to: string | null;
  readonly hasSafetyPart: boolean;
  readonly pieces: readonly PieceFacts[];
};

/** What somebody wrote to the shop, and what it is called when people speak of it. */
type LetterFacts = { readonly id: string; readonly reference: string; readonly message: string };

/** Amounts in cents. */
export type NoticeContent =
  | ({ readonly kind: 'order_paid' } & OrderFacts)
  | ({ readonly kind: 'withdrawal'; readonly isInYard: boolean } & OrderFacts)
  | ({ readonly kind: 'refund_failed'; readonly amount: number } & OrderFacts)
  | { readonly kind: 'channel_silent'; readonly name: string; readonly url: string; readonly failure: string }
  | {
      readonly kind: 'sold_elsewhere';
      readonly channel: string;
      readonly reference: string;
      readonly piece: PieceFacts;
    }
  | ({ readonly kind: 'request'; readonly car: string } & LetterFacts)
  | ({ readonly kind: 'message'; readonly from: string } & LetterFacts);

/** Where at the desk something is to be done about it, below the desk's own address. */
export function deskPathOf(content: NoticeContent): string {
  switch (content.kind) {
    case 'request':
    case 'message':
      return `/posta/${content.id}`;
    case 'channel_silent':
      return '/canali';
    case 'sold_elsewhere':
      return '/prelievo';
    case 'order_paid':
    case 'withdrawal':
    case 'refund_failed':
      return `/ordini/${content.orderNumber}`;
  }
}

/** On top of an order: which of its pieces are missing or broken, as somebody said at their shelf. Nothing where all is well. */
import type { DeskOrder } from '../../../domain/contract/desk-orders.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDesk } from '../room/context.ts';

export function Troubles({ order: { troubles } }: { readonly order: Pick<DeskOrder, 'troubles'> }) {
  const { words, visit } = useDesk();
  if (troubles.length === 0) return null;
  const said = troubles.map(({ code, what, by }) => words.trouble.by(by, words.trouble.said[what](code)));
  return (
    <Notice tone="bad">
      {`${said.join('. ')}.`}
      {visit?.role === 'owner' && ` ${words.trouble.decide}`}
    </Notice>
  );
}

/** Who may not buy the safety parts in the cart is told so, and takes them out beside it: the rest of the order stays as it is. */
import { flushSync } from 'react-dom';
import type { QuoteLine } from '../../../domain/contract/buying.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

export function TakeSafetyOut({ lines }: { readonly lines: readonly QuoteLine[] }) {
  const { t } = useTranslation();
  const { cart, toasts } = useStores();
  function takeOut(button: HTMLElement): void {
    // The button goes with the next quote, and the focus would go with it.
    const heading = button.closest('section')?.querySelector<HTMLElement>('h2');
    flushSync(() => lines.forEach(({ partId }) => cart.remove(partId)));
    heading?.focus({ preventScroll: true });
    const name = lines.map(({ part }) => part?.name).join(', ');
    toasts.show(t('cart.removed', { name }), 'good', 'cart', {
      text: t('cart.undo'),
      act: () => lines.forEach(({ partId, quantity }) => cart.add(partId, quantity)),
    });
  }
  return (
    <>
      <Notice tone="bad">{t('problem.safety_part_restricted')}</Notice>
      <p>
        <Button onClick={({ currentTarget }) => takeOut(currentTarget)}>
          {t('checkout.takeSafetyOut', { count: lines.length })}
        </Button>
      </p>
    </>
  );
}

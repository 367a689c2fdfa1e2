/** No quote yet: its place while it is asked for, or why there is none, and the way to ask again. */
import { useTranslation } from '../../lib/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './no-quote.module.css';
import type { QuoteState } from './use-quote.ts';

export function NoQuote({ state, again }: { state: QuoteState['state']; again: () => void }) {
  const { t } = useTranslation();
  if (state !== 'unreachable' && state !== 'failed') return <Skeleton />;
  return (
    <div className={`panel stack ${styles.panel}`}>
      <p>{t(state === 'unreachable' ? 'cart.unreachable' : 'problem.internal_error')}</p>
      <Button onClick={again}>{t('error.again')}</Button>
    </div>
  );
}

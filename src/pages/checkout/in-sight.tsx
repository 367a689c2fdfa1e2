/** The head of the summary where that stands below the steps: at the foot of the screen until one is there. */
import type { Quote } from '../../../domain/contract/buying.ts';
import { useMoney } from '../../components/price/price.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './checkout.module.css';

export function InSight({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const money = useMoney();
  const count = quote.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <a href="#summary" className={styles.inSight}>
      <span>
        <span className="hidden">{t('checkout.summary')}: </span>
        {t('cart.quantity', { count })}
      </span>
      <b>{money(quote.finalPrice)}</b>
      <Icon name="chevron-down" />
    </a>
  );
}

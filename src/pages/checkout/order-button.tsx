/** The button that orders: beside the summary on a desktop, at the thumb on a phone, with what is still missing said at it. */
import type { Quote } from '../../../domain/contract/buying.ts';
import { useMoney } from '../../components/price/price.tsx';
import { Promises } from '../../components/quote/promises.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './checkout.module.css';
import { piecesIn } from './summary.tsx';

type OrderButtonProps = {
  readonly quote: Quote;
  readonly isBusy: boolean;
  /** How many of the things that are asked for were found wrong by a press. */
  readonly wrong: number;
};

/** It orders by one press wherever one reads (art. 51(2) Codice del consumo: its words say that this obliges to pay). */
export function OrderButton({ quote, isBusy, wrong }: OrderButtonProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const missing = wrong > 0 ? t('checkout.toMend', { count: wrong }) : undefined;
  const pieces = t('cart.quantity', { count: piecesIn(quote) });
  return (
    <>
      <ActionBar amount={money(quote.finalPrice)} note={missing ?? pieces}>
        <Button type="submit" form="order" look="signal" isLarge isWide isBusy={isBusy}>
          {t(isBusy ? 'register.busy' : 'checkout.order')}
        </Button>
      </ActionBar>
      <div>
        {/* Below the button, which stays where it is. */}
        <p className={styles.problem} role="status">
          {missing && t('checkout.toMendWhere', { missing })}
        </p>
        <Promises />
      </div>
    </>
  );
}

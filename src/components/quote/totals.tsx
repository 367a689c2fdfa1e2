/** Goods, discount, shipping and what is to be paid. */
import type { ReactNode } from 'react';
import { policies } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Quote } from '../../../domain/contract/buying.ts';
import { useMoney } from '../price/price.tsx';
import styles from './totals.module.css';

export type TotalsProps = {
  readonly totals: Pick<Quote, 'goods' | 'discount' | 'shipping' | 'finalPrice'>;
  /** What shipping is called where nothing is sent. */
  readonly shippingName?: string | undefined;
  /** What is said of shipping below it. */
  readonly children?: ReactNode;
};

export function Totals({ totals, shippingName, children }: TotalsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('totals.goods')}</dt>
        <dd>{money(totals.goods)}</dd>
      </div>
      {totals.discount > 0 && (
        <div>
          <dt>{t('totals.welcome', { percent: policies.welcomeDiscount.percent })}</dt>
          <dd>−{money(totals.discount)}</dd>
        </div>
      )}
      <div>
        <dt>{shippingName ?? t('totals.shipping')}</dt>
        <dd>{totals.shipping === 0 ? t('totals.free') : money(totals.shipping)}</dd>
        {children}
      </div>
      <div className={styles.final}>
        <dt>{t('totals.final')}</dt>
        <dd>{money(totals.finalPrice)}</dd>
      </div>
    </dl>
  );
}

/** A price, with the one before the discount struck through. */
import { formatMoney } from '../../../domain/written-number.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import styles from './price.module.css';

/** An amount in cents, as the language writes it. */
export function useMoney(): (cents: number) => string {
  const locale = useLocale();
  return (cents) => formatMoney(cents, locale);
}

type PriceProps = { readonly price: number; readonly discountedPrice: number; readonly isBig?: boolean };

export function Price({ price, discountedPrice, isBig = false }: PriceProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <span className={isBig ? `${styles.price} ${styles.big}` : styles.price}>
      {money(discountedPrice)}
      {discountedPrice < price && (
        <>
          <span className="hidden"> {t('part.insteadOf')} </span>
          <s>{money(price)}</s>
        </>
      )}
    </span>
  );
}

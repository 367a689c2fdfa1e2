/** Parts as a garage reads them: a line each, what is compared in columns, and one press into the cart. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import { CartSign } from '../part-card/cart-sign.tsx';
import { FitMark } from '../part-card/fit-mark.tsx';
import { useSending } from '../part-card/use-sending.ts';
import { Price } from '../price/price.tsx';
import styles from './part-list.module.css';

type PartListProps = {
  readonly parts: readonly PartSummary[];
  readonly heading: 'h2' | 'h3';
  /** All are of one car, which is named above them. */
  readonly hasOneCar?: boolean;
};

export function PartList({ parts, heading, hasOneCar = false }: PartListProps) {
  return (
    <div className={styles.place}>
      <ul className={hasOneCar ? `${styles.list} ${styles.ofOneCar}` : styles.list}>
        {parts.map((part) => (
          <Line key={part.id} part={part} heading={heading} hasOneCar={hasOneCar} />
        ))}
      </ul>
    </div>
  );
}

type LineProps = Omit<PartListProps, 'parts'> & { readonly part: PartSummary };

function Line({ part, heading: Heading, hasOneCar }: LineProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const sending = useSending(part, 'short');
  const { side, condition, tested, safety } = part;
  const [model] = part.models;
  const isSold = part.quantity === 0;
  return (
    <li className={isSold ? `${styles.line} ${styles.sold}` : styles.line} data-part={part.id}>
      <span className={styles.number}>
        <Tag number={part.serialNumber} label={t('part.number')} />
      </span>
      <Heading className={styles.name}>
        <PageLink to="part" parameters={{ id: part.id }}>
          {part.name}
        </PageLink>
      </Heading>
      <span className={styles.side}>{side && t(`part.side.${side}`)}</span>
      {!hasOneCar && (
        <span className={styles.car}>
          {model && (
            <>
              <span className={styles.brand}>{model.brand.name} </span>
              {model.name}
            </>
          )}{' '}
          {part.year}
          {part.mileageKm !== null && ` · ${formatNumber(part.mileageKm, locale)}\u00a0km`}
        </span>
      )}
      <span className={styles.grade}>
        {isSold ? (
          t('part.sold')
        ) : (
          <>
            <b>{condition}</b> <span className={styles.words}>{t(`part.grade.${condition}`)}</span>
          </>
        )}
      </span>
      <span className={styles.tested}>
        {!isSold && tested && <span className={styles.how}>{t(`part.tested.${tested}`)}</span>}
        {!isSold && safety && t('part.repairersOnly')}
      </span>
      <span className={styles.fit}>
        <FitMark part={part} isShort />
      </span>
      <span className={styles.price}>
        <Price price={part.price} discountedPrice={part.discountedPrice} />
      </span>
      <span className={styles.sending}>{!isSold && sending}</span>
      <span className={styles.add}>{!isSold && <CartSign part={part} />}</span>
    </li>
  );
}

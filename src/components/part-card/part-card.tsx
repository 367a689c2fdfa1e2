/** A part in a list: picture, tag, condition, donor car, price, and one tap into the cart. */
import { useTranslation } from 'react-i18next';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import { PartPicture } from '../part-picture/part-picture.tsx';
import { Price } from '../price/price.tsx';
import { useCarLine } from './car-line.ts';
import styles from './part-card.module.css';

export function PartCard({ part }: { part: PartSummary }) {
  const { t } = useTranslation();
  const { cart, toasts } = useStores();
  const carLine = useCarLine(part);
  const isSold = part.quantity === 0;
  const inCart = cart.entries.value.find((entry) => entry.id === part.id)?.quantity ?? 0;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <PartPicture part={part} />
        <span className={styles.tag}>
          <Tag number={part.serialNumber} label={t('part.number')} />
        </span>
        <span className={`${styles.grade} ${styles[part.condition]}`}>
          {isSold ? t('part.sold') : t(`part.grade.${part.condition}`)}
        </span>
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <PageLink to="part" parameters={{ id: part.id }}>
            {part.name}
          </PageLink>
        </h3>
        <p className="muted small">{carLine}</p>
        <div className={styles.buy}>
          <Price price={part.price} discountedPrice={part.discountedPrice} />
          {!isSold && (
            <button
              type="button"
              className={styles.add}
              aria-label={t(inCart > 0 ? 'cart.alreadyIn' : 'cart.addNamed', { name: part.name })}
              aria-disabled={inCart >= part.quantity || undefined}
              onClick={() => {
                if (inCart >= part.quantity) return toasts.show(t('cart.noMore'));
                cart.add(part.id);
                toasts.show(t('cart.added', { name: part.name }));
              }}
            >
              <Icon name={inCart > 0 ? 'check' : 'plus'} />
            </button>
          )}
        </div>
      </div>
    </article>
  );
}

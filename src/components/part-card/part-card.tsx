/** A part in a list: picture, tag, condition, donor car, price, and one tap into the cart. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import { PartPicture } from '../part-picture/part-picture.tsx';
import { Price } from '../price/price.tsx';
import { useCarLine } from './car-line.ts';
import styles from './part-card.module.css';
import { useAddToCart } from './use-add-to-cart.ts';

type Named = { readonly id: number; readonly name: string };

type PartCardProps = {
  readonly part: PartSummary;
  /** Level of the name as a heading: one below the heading that the list stands under. */
  readonly heading: 'h2' | 'h3';
  /** Whether it is seen at once, without scrolling. */
  readonly isFirst: boolean;
  /** The one model that is looked for: a part of another car is there because it fits it, and says so. */
  readonly sought?: Named | undefined;
  /** A side is looked for, and the yard did not say this one's. */
  readonly hasNoSide?: boolean;
};

export function PartCard({ part, heading: Heading, isFirst, sought, hasNoSide }: PartCardProps) {
  const { t } = useTranslation();
  const { cart } = useStores();
  const carLine = useCarLine(part);
  const isSold = part.quantity === 0;
  const isOfOther = sought !== undefined && part.models[0]?.id !== sought.id;
  const isInCart = cart.entries.value.some((entry) => entry.id === part.id);
  return (
    <article className={isSold ? `${styles.card} ${styles.sold}` : styles.card} data-part={part.id}>
      <div className={styles.top}>
        <PartPicture part={part} isFirst={isFirst} />
        <span className={styles.tag}>
          <Tag number={part.serialNumber} label={t('part.number')} />
        </span>
        <span className={isSold ? styles.grade : `${styles.grade} ${styles[part.condition]}`}>
          {isSold ? (
            t('part.sold')
          ) : (
            <>
              {part.condition}
              <span className={styles.gradeWords}> · {t(`part.grade.${part.condition}`)}</span>
            </>
          )}
        </span>
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <PageLink to="part" parameters={{ id: part.id }}>
            {part.name}
          </PageLink>
        </Heading>
        <p className="muted small">
          {carLine}
          {isOfOther && (
            <>
              <br />
              {t('part.alsoFor', { model: sought.name })}
            </>
          )}
          {hasNoSide && (
            <>
              <br />
              {t('part.sideNotStated')}
            </>
          )}
        </p>
        <div className={styles.buy}>
          <Price price={part.price} discountedPrice={part.discountedPrice} />
          {!isSold && (isInCart ? <ToCart name={part.name} /> : <AddToCart part={part} />)}
        </div>
      </div>
    </article>
  );
}

function AddToCart({ part }: { part: PartSummary }) {
  const { t } = useTranslation();
  const add = useAddToCart(part);
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={t('cart.addNamed', { name: part.name })}
      onClick={add}
    >
      <Icon name="plus" />
    </button>
  );
}

function ToCart({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <PageLink to="cart" className={styles.add} aria-label={t('cart.alreadyIn', { name })}>
      <Icon name="check" />
    </PageLink>
  );
}

type PartGridProps = {
  readonly parts: readonly PartSummary[];
  readonly heading?: 'h2' | 'h3';
  /** Whether the grid is what the page begins with: its first row is then seen at once. */
  readonly isFirst?: boolean;
  readonly sought?: Named | undefined;
  /** Ids of those whose side the yard did not say, where one is looked for. */
  readonly sideNotStated?: readonly number[];
};

/** As many as a row has on a desktop, and two rows on a phone. */
const firstRow = 4;

/** Parts side by side: two on a phone, as many as fit on a desktop. */
export function PartGrid({
  parts,
  heading = 'h3',
  isFirst = false,
  sought,
  sideNotStated = [],
}: PartGridProps) {
  return (
    <ul className={styles.grid}>
      {parts.map((part, at) => (
        <li key={part.id} className={styles.cell}>
          <PartCard
            part={part}
            heading={heading}
            isFirst={isFirst && at < firstRow}
            sought={sought}
            hasNoSide={sideNotStated.includes(part.id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** A part in a list: picture, tag, name, what is known of it, price, and one tap into the cart. */
import { useState, type ComponentType, type ReactNode } from 'react';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { nameWithSide } from '../../../domain/part-name.ts';
import { island } from '../../lib/island.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import { PartPicture } from '../part-picture/part-picture.tsx';
import { Price } from '../price/price.tsx';
import type { CardFactsProps, Named } from './card-facts.tsx';
import { CartSign } from './cart-sign.tsx';
import styles from './part-card.module.css';

// The server's words are read without it; what it knows beside them is whether the part fits.
const WrittenFacts = island(async () => (await import('./card-facts.tsx')).CardFacts);

type PartCardProps = {
  readonly part: PartSummary;
  /** Level of the name as a heading: one below the heading that the list stands under. */
  readonly heading: 'h2' | 'h3';
  /** Whether it is seen at once, without scrolling. */
  readonly isFirst: boolean;
  /** As `CardFacts` has them. */
  readonly sought?: Named | undefined;
  readonly hasNoSide?: boolean;
  readonly Facts?: ComponentType<CardFactsProps> | undefined;
};

export function PartCard({
  part,
  heading: Heading,
  isFirst,
  sought,
  hasNoSide,
  Facts = WrittenFacts,
}: PartCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isSold = part.quantity === 0;
  // Fetched once somebody points at it.
  const [isTurned, setTurned] = useState(false);
  const second = isTurned ? part.secondImage : null;
  return (
    <article className={isSold ? `${styles.card} ${styles.sold}` : styles.card} data-part={part.id}>
      <div
        onPointerEnter={({ pointerType }) => setTurned(pointerType === 'mouse')}
        onPointerLeave={() => setTurned(false)}
      >
        <PartPicture part={{ ...part, image: second ?? part.image }} isFirst={isFirst} />
      </div>
      <div className={styles.edge}>
        <Tag number={part.serialNumber} label={t('part.number')} />
        {part.photoCount > 1 && (
          <span className={styles.count}>
            <Icon name="camera" />
            <span className="hidden">{t('part.photos.label')}: </span>
            {part.photoCount}
          </span>
        )}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <PageLink to="part" parameters={{ id: part.id }}>
            {nameWithSide(part, locale)}
          </PageLink>
        </Heading>
        <Facts part={part} sought={sought} hasNoSide={hasNoSide} />
        <div className={styles.buy}>
          <Price price={part.price} discountedPrice={part.discountedPrice} />
          {!isSold && <CartSign part={part} />}
        </div>
      </div>
    </article>
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
  /** What fills the row where fifteen parts leave one place of it. */
  readonly last?: ReactNode;
  /** Itself, and no island, where the browser alone makes the list: nothing is written there that could wait for its code. */
  readonly Facts?: ComponentType<CardFactsProps>;
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
  last,
  Facts,
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
            Facts={Facts}
          />
        </li>
      ))}
      {last && <li className={styles.last}>{last}</li>}
    </ul>
  );
}

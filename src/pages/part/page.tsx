/** A part: what it is, where it comes from, what it fits, what it costs, and one thing to do. */
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Part, PartSummary } from '../../../domain/contract/parts.ts';
import { searchHref } from '../../../domain/routes.ts';
import { isWhole, lacksPhotos } from '../../../domain/whole-part.ts';
import { Below, island } from '../../lib/island.tsx';
import { PartGrid } from '../../components/part-card/part-card.tsx';
import { PartPicture } from '../../components/part-picture/part-picture.tsx';
import { Price, useMoney } from '../../components/price/price.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Buy } from './buy.tsx';
import styles from './part.module.css';

/** Before it lives its photos are links to themselves. */
const Gallery = island(async () => (await import('./gallery.tsx')).Gallery);
const Promises = island(async () => (await import('./promises.tsx')).Promises);
const LogBook = island(async () => (await import('./log-book.tsx')).LogBook);
const CarCheck = island(async () => (await import('./car-check.tsx')).CarCheck);
const Glance = island(async () => (await import('./glance.tsx')).Glance);

type PartData = { readonly part: Part | PartSummary; readonly similar: PartSummary[] };

export const page = definePage<PartData>({
  route: 'part',
  async load({ api, parameters }) {
    const id = parameters.id ?? '';
    // The page stands without similar parts; it does not without the part.
    const [part, similar] = await Promise.all([api.partOrSummary(id), api.similarParts(id).catch(() => [])]);
    return { part, similar };
  },
  meta: ({ data: { part } }) => ({ title: titleOf(part), part: isWhole(part) ? part : undefined }),
  Component: PartPage,
});

/** `Faro anteriore sinistro 51 810 268, Fiat Panda (169)`; without the car where there is no room for it. */
function titleOf({ name, serialNumber, models: [model] }: PartSummary): string {
  const title = serialNumber === '' ? name : `${name} ${serialNumber}`;
  const whole = `${title}, ${model?.brand.name} ${model?.name}`;
  return model && whole.length < 61 ? whole : title;
}

function PartPage({ data: { part, similar } }: PageProps<PartData>) {
  const { t } = useTranslation();
  const money = useMoney();
  const { viewed } = useStores();
  const whole = isWhole(part) && part;
  useEffect(() => void (whole && viewed.saw(whole)), [viewed, whole]);
  const isSold = part.quantity === 0;
  const others = similar.length > 0 && (
    <section className={styles.similar}>
      <h2>{t(isSold ? 'part.similarSold' : 'part.similar')}</h2>
      <PartGrid parts={similar} />
    </section>
  );
  // Of a part that nobody can buy any more the others come first.
  const book = whole && (
    <div className={isSold ? styles.similar : undefined}>
      <Below>
        <LogBook part={whole} />
      </Below>
    </div>
  );
  return (
    <div className={`wrap ${styles.page}`}>
      <Trail part={part} />
      <div className={styles.part} data-part={part.id}>
        {whole && whole.images.length > 0 ? (
          <Gallery part={whole} />
        ) : (
          <div className={styles.picture}>
            <PartPicture part={part} />
          </div>
        )}
        <div className={styles.facts}>
          <h1 tabIndex={-1}>{part.name}</h1>
          <Tag number={part.serialNumber} isBig label={t('part.number')} />
          <div>
            <Price price={part.price} discountedPrice={part.discountedPrice} isBig />
            {whole && whole.lowestPrice30d !== null && (
              <p className="muted small">{t('part.lowest', { price: money(whole.lowestPrice30d) })}</p>
            )}
            {!isSold && <p className="muted small">{t('part.pieces', { count: part.quantity })}</p>}
          </div>
          <Buy part={part} />
          {part.safety && <p className={styles.safety}>{t('part.safety')}</p>}
          {!whole && <Glance part={part} />}
          {lacksPhotos(part) && <p className="muted small">{t('part.lacksPhotos')}</p>}
          {whole && !isSold && (
            <Below>
              <CarCheck part={whole} />
              <Promises part={whole} />
            </Below>
          )}
        </div>
        {!isSold && book}
      </div>
      <Below>{others}</Below>
      {isSold && book}
    </div>
  );
}

/** Make, model, kind: the way back to more like it. */
function Trail({ part }: { part: PartSummary }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [model] = part.models;
  return (
    <nav className={styles.trail} aria-label={t('part.trail')}>
      <Link href={searchHref(locale, { category: part.category.id })}>{part.category.name}</Link>
      {model && (
        <>
          <span aria-hidden="true">›</span>
          <Link href={searchHref(locale, { category: part.category.id, brand: model.brand.id })}>
            {model.brand.name}
          </Link>
          <span aria-hidden="true">›</span>
          <Link
            href={searchHref(locale, { category: part.category.id, brand: model.brand.id, model: model.id })}
          >
            {model.name}
          </Link>
        </>
      )}
    </nav>
  );
}

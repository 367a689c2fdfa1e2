/** A part: what it is, where it comes from, what it fits, what it costs, and one thing to do. */
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Locale } from '../../../domain/constants.ts';
import type { Part, PartSummary } from '../../../domain/contract/parts.ts';
import { nameWithSide } from '../../../domain/part-name.ts';
import { searchHref } from '../../../domain/routes.ts';
import { isWhole, lacksPhotos } from '../../../domain/whole-part.ts';
import { Below, island } from '../../lib/island.tsx';
import { useCarLine } from '../../components/part-card/car-line.ts';
import { PartPicture } from '../../components/part-picture/part-picture.tsx';
import { SideMark } from '../../components/part-picture/side-mark.tsx';
import { Price, useMoney } from '../../components/price/price.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Buy } from './buy.tsx';
import styles from './part.module.css';

/** Before it lives its photos are links to themselves. */
const Gallery = island(async () => (await import('./gallery.tsx')).Gallery);
const Promises = island(async () => (await import('./promises.tsx')).Promises);
const LogBook = island(async () => (await import('./log-book.tsx')).LogBook);
const FitCheck = island(async () => (await import('./fit-check.tsx')).FitCheck);
const Ask = island(async () => (await import('./ask.tsx')).Ask);
const AskForPhoto = island(async () => (await import('./ask.tsx')).AskForPhoto);
const PartNumber = island(async () => (await import('./part-number.tsx')).PartNumber);
const SameCar = island(async () => (await import('./same-car.tsx')).SameCar);
const Similar = island(async () => (await import('./others.tsx')).Similar);
const Instead = island(async () => (await import('./others.tsx')).Instead);
const Glance = island(async () => (await import('./glance.tsx')).Glance);

type PartData = {
  readonly part: Part | PartSummary;
  readonly similar: PartSummary[];
  readonly sameCar: PartSummary[];
};

export const page = definePage<PartData>({
  route: 'part',
  async load({ api, parameters }) {
    const id = parameters.id ?? '';
    // The page stands without other parts; it does not without the part.
    const [part, similar, sameCar] = await Promise.all([
      api.partOrSummary(id),
      api.similarParts(id).catch(() => []),
      api.sameCarParts(id).catch(() => []),
    ]);
    return { part, similar, sameCar };
  },
  meta: ({ data: { part }, locale }) => ({
    title: titleOf(part, locale),
    part: isWhole(part) ? part : undefined,
  }),
  Component: PartPage,
});

/** `Faro anteriore sinistro 51 810 268, Fiat Panda (169)`; without the car where there is no room for it. */
function titleOf(part: PartSummary, locale: Locale): string {
  const { serialNumber, models } = part;
  const [model] = models;
  const name = nameWithSide(part, locale);
  const title = serialNumber === '' ? name : `${name} ${serialNumber}`;
  const whole = `${title}, ${model?.brand.name} ${model?.name}`;
  return model && whole.length < 61 ? whole : title;
}

function PartPage({ data: { part, similar, sameCar } }: PageProps<PartData>) {
  const { t } = useTranslation();
  const { viewed } = useStores();
  const whole = isWhole(part) && part;
  useEffect(() => void (whole && viewed.saw(whole)), [viewed, whole]);
  const isSold = part.quantity === 0;
  const picture =
    whole && whole.images.length > 0 ? (
      <Gallery part={whole} />
    ) : (
      <div className={styles.picture}>
        <PartPicture part={part} />
        <SideMark side={part.side} />
        <AskForPhoto part={part} />
      </div>
    );
  const book = whole && (
    <Below>
      <LogBook part={whole} />
    </Below>
  );
  const others = sameCar.length > 0 && (
    <Below>
      <SameCar part={part} parts={sameCar} />
    </Below>
  );
  return (
    <div data-wide="" className={`wrap ${styles.page}`}>
      <Trail part={part} />
      {isSold ? (
        // Of a part that nobody can buy any more what replaces it comes first, and what it was after that.
        <div data-part={part.id}>
          <Head part={part} />
          <Instead part={part} similar={similar} />
          <section className={styles.was}>
            <h2>{t('part.wasLike')}</h2>
            <PartNumber number={part.serialNumber} />
            <div className={styles.part}>
              {picture}
              {book}
            </div>
          </section>
        </div>
      ) : (
        <div className={styles.part} data-part={part.id}>
          {picture}
          <div className={styles.facts}>
            <Head part={part} />
            <Offer part={part} />
            {/* Whether it fits, and to whom it may be sold, is read before the button. */}
            <FitCheck part={part} others={similar} />
            {part.safety && <p className={styles.safety}>{t('part.safety')}</p>}
            <Buy part={part} others={similar} />
            <Ask part={part} />
            {!whole && <Glance part={part} />}
            {lacksPhotos(part) && <p className="muted small">{t('part.lacksPhotos')}</p>}
            {whole && (
              <Below>
                <Promises part={whole} />
              </Below>
            )}
          </div>
          {book}
          {others}
        </div>
      )}
      {isSold ? (
        others
      ) : (
        <Below>
          <Similar part={part} parts={similar} />
        </Below>
      )}
    </div>
  );
}

/** What it is, and the car it came from. */
function Head({ part }: { readonly part: PartSummary }) {
  const carLine = useCarLine(part);
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{nameWithSide(part, useLocale())}</h1>
      {carLine && <p className={styles.car}>{carLine}</p>}
    </div>
  );
}

/** What it costs beside how it is, how it was tried, that it is there, and by which number one knows it. */
function Offer({ part }: { readonly part: Part | PartSummary }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <div className={styles.offer}>
      <Price price={part.price} discountedPrice={part.discountedPrice} isBig />
      <a href="#condition" className={styles.grade}>
        <b>{part.condition}</b>
        <span>{t(`part.grade.${part.condition}`)}</span>
      </a>
      {isWhole(part) && part.lowestPrice30d !== null && (
        <p className="muted small">{t('part.lowest', { price: money(part.lowestPrice30d) })}</p>
      )}
      {isWhole(part) && part.isFreight && (
        <p className="small">{t('part.onPallet', { price: money(part.shipping.mainland) })}</p>
      )}
      {isWhole(part) && part.tested && (
        <p className={styles.tested}>
          <Icon name={part.tested === 'untested' ? 'info' : 'check'} />
          {t(`part.tested.${part.tested}`)}
        </p>
      )}
      <span className={styles.stock}>{t('part.available', { count: part.quantity })}</span>
      <PartNumber number={part.serialNumber} />
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

/** A part: what it is, where it comes from, what it fits, what it costs, and one thing to do. */
import { useEffect, useState } from 'react';
import type { Locale } from '../../../domain/constants.ts';
import type { Part, PartSummary } from '../../../domain/contract/parts.ts';
import { nameWithSide } from '../../../domain/part-name.ts';
import { isWhole, lacksPhotos } from '../../../domain/whole-part.ts';
import { Below, island } from '../../lib/island.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Buy } from './buy.tsx';
import { ComparedOnPage, createCompared } from './compared.ts';
import styles from './part.module.css';
import { SafetyNote } from './safety-note.tsx';

/** Before it lives its photos are links to themselves. */
const Gallery = island(async () => (await import('./gallery.tsx')).Gallery);
const Promises = island(async () => (await import('./promises.tsx')).Promises);
const LogBook = island(async () => (await import('./log-book.tsx')).LogBook);
const FitCheck = island(async () => (await import('./fit-check.tsx')).FitCheck);
const Ask = island(async () => (await import('./ask.tsx')).Ask);
const Unseen = island(async () => (await import('./unseen.tsx')).Unseen);
const PartNumber = island(async () => (await import('./part-number.tsx')).PartNumber);
const Trail = island(async () => (await import('./head.tsx')).Trail);
const Head = island(async () => (await import('./head.tsx')).Head);
const Offer = island(async () => (await import('./head.tsx')).Offer);
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
  const [compared] = useState(createCompared);
  const whole = isWhole(part) && part;
  useEffect(() => void (whole && viewed.saw(whole)), [viewed, whole]);
  const isSold = part.quantity === 0;
  const picture = whole && whole.images.length > 0 ? <Gallery part={whole} /> : <Unseen part={part} />;
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
          <div className={`stack ${styles.instead}`}>
            <p>
              <PartNumber number={part.serialNumber} />
            </p>
            <div className={styles.part}>
              {picture}
              {book}
            </div>
          </div>
        </div>
      ) : (
        <div className={styles.part} data-part={part.id}>
          {picture}
          <div className={styles.facts}>
            <Head part={part} />
            <Offer part={part} />
            {/* Whether it fits, and to whom it may be sold, is read before the button. */}
            <ComparedOnPage value={compared}>
              <FitCheck part={part} others={similar} />
              {part.safety && <SafetyNote />}
              <Buy part={part} others={similar} />
            </ComparedOnPage>
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

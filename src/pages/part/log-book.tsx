/** The part's log book, as a sheet of facts: how it is, the car it came from, what it fits, its numbers. */
import type { ReactNode } from 'react';
import { carLine } from '../../../domain/car-line.ts';
import type { Part } from '../../../domain/contract/parts.ts';
import { namesWhere } from '../../../domain/facts/fact-names.ts';
import { formatYears } from '../../../domain/format.ts';
import { hazardWords } from '../../../domain/hazard-words.ts';
import { conditions, type Hazard } from '../../../domain/vocabulary.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { policies } from '../../../shop.config.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { FactEntries } from './fact-entries.tsx';
import { SafetyContact } from './safety-contact.tsx';
import styles from './log-book.module.css';

const numbers = namesWhere({ logBook: ['numbers'] });

export function LogBook({ part }: { part: Part }) {
  const { t } = useTranslation();
  return (
    <div className={styles.book}>
      <div className={styles.sheet}>
        <Condition part={part} />
        <DonorCar part={part} />
        {part.availableFor.length > 0 && (
          <section>
            <h2>{t('part.fits')}</h2>
            <ul className={styles.fits}>
              {part.availableFor.map((fit) => (
                <li key={`${fit.id} ${fit.from}`}>
                  <span>
                    {fit.brand.name} {fit.name}
                  </span>
                  <span className="muted">{formatYears(fit.from, fit.to)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>{t('part.numbers')}</h2>
          <FactEntries names={numbers} values={part} />
        </section>
        {part.hazard && <Hazardous hazard={part.hazard} />}
        <section>
          <SafetyContact part={part} />
        </section>
      </div>
      <p>
        <PageLink to="request" query={{ part: part.id }} className="reach">
          {t('request.fromPart')}
        </PageLink>
      </p>
    </div>
  );
}

/** That a piece is dangerous goods on the road, and how it travels. */
function Hazardous({ hazard }: { readonly hazard: Hazard }) {
  const { t } = useTranslation();
  const { what, way } = hazardWords[useLocale()][hazard];
  return (
    <section>
      <h2>{t('part.hazard')}</h2>
      <p>{t('part.hazardText', { what, way })}</p>
    </section>
  );
}

/** How it is, a short row for each thing: the grade among the three, how it was tried, what the yard wrote of it, how far it went. */
function Condition({ part }: { part: Part }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { condition, tested, description, mileageKm, year, quantity } = part;
  const [model] = part.models;
  const period = withdrawalPeriod(locale, policies.withdrawalDays);
  const from = part.car && carLine({ model, year, mileageKm: null }, locale);
  return (
    <section id="condition" tabIndex={-1}>
      <h2>{t(quantity === 0 ? 'part.wasLike' : 'part.howItIs')}</h2>
      <dl className={styles.rows}>
        <Row name={t('part.how.grade')}>
          <span className={styles.grade}>
            <span className={styles.scale} aria-hidden="true">
              {conditions.map((grade) => (
                <span key={grade} className={grade === condition ? styles.own : undefined}>
                  {grade}
                </span>
              ))}
            </span>
            <span className="hidden">{condition}: </span>
            <b>{t(`part.gradeText.${condition}`)}</b>
          </span>
        </Row>
        {tested && <Row name={t('part.how.tested')}>{t(`part.testedText.${tested}`, { period })}</Row>}
        {mileageKm !== null && (
          <Row name={t('part.fact.mileageKm')}>
            <b>{`${formatNumber(mileageKm, locale)} km`}</b>
          </Row>
        )}
        {from && (
          <Row name={t('part.how.from')}>
            <b>{from}</b>
          </Row>
        )}
        {description && (
          <Row name={t('part.how.notes')} isWide>
            {description}
          </Row>
        )}
      </dl>
    </section>
  );
}

type RowProps = { readonly name: string; readonly isWide?: boolean; readonly children: ReactNode };

const Row = ({ name, isWide = false, children }: RowProps) => (
  <div className={isWide ? styles.wide : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const inLogBook = namesWhere({ logBook: ['donorCar'] });

/** The car a part came from, with the letters of its registration document: a mechanic knows them by heart. */
function DonorCar({ part: { car, models } }: { part: Part }) {
  const { t } = useTranslation();
  if (!car) return null;
  const model = models.find(({ id }) => id === car.modelId);
  return (
    <section>
      <h2>{t('part.from')}</h2>
      <FactEntries names={inLogBook} values={{ ...car, make: model?.brand.name, model: model?.name }} />
    </section>
  );
}

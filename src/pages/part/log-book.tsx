/** The part's log book: how it is, the car it came from, what it fits, its numbers. */
import type { Part } from '../../../domain/contract/parts.ts';
import { namesWhere } from '../../../domain/facts/fact-names.ts';
import { formatYears } from '../../../domain/format.ts';
import { hazardWords } from '../../../domain/hazard-words.ts';
import { conditions, type Hazard } from '../../../domain/vocabulary.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { policies } from '../../../shop.config.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
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

/** The three grades beside each other with the part's own marked, how it was tried, and what the yard says of it. */
function Condition({ part: { condition, tested, description } }: { part: Part }) {
  const { t } = useTranslation();
  const period = withdrawalPeriod(useLocale(), policies.withdrawalDays);
  return (
    <section id="condition" tabIndex={-1}>
      <h2>{t('part.howItIs')}</h2>
      <p className={styles.condition}>
        <span className={styles.scale} aria-hidden="true">
          {conditions.map((grade) => (
            <span key={grade} className={grade === condition ? styles.own : undefined}>
              {grade}
            </span>
          ))}
        </span>
        <span>
          <span className="hidden">{condition}: </span>
          {t(`part.gradeText.${condition}`)}
        </span>
      </p>
      {tested && (
        <p className={styles.tested}>
          <Icon name={tested === 'untested' ? 'info' : 'check'} />
          {t(`part.testedText.${tested}`, { period })}
        </p>
      )}
      {description && <p>{description}</p>}
    </section>
  );
}

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

/** Who stands behind the shop, as far as the owner says so in `shop.config.ts`. */
import type { About } from '../../../domain/shop-details.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import styles from './about-us.module.css';

type AboutUsProps = {
  readonly about: About;
  /** On the page about the shop nothing leads there. */
  readonly leadsOn?: boolean;
};

/** Nothing where the owner says nothing. */
export function AboutUs({ about: { people, place, photo }, leadsOn = false }: AboutUsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (people.length === 0 && !place && !photo) return null;
  return (
    <section className={`wrap ${styles.band}`}>
      {photo && (
        <img
          className={styles.photo}
          src={photo.file}
          width={photo.width}
          height={photo.height}
          alt={photo.alt[locale]}
          loading="lazy"
        />
      )}
      <div className="stack">
        <h2>{t('about.band')}</h2>
        {people.length > 0 && (
          <ul className={styles.people}>
            {people.map(({ name, does }) => (
              <li key={name}>
                <b>{name}</b> <span className="muted">{does[locale]}</span>
              </li>
            ))}
          </ul>
        )}
        {place && <p>{place[locale]}</p>}
        {leadsOn && (
          <p>
            <PageLink to="about" className="reach">
              {t('about.link')}
            </PageLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** A small car taken apart: each loose part carries a tag, and the tag leads to what the catalogue has of its kind. */
import { Link } from 'wouter';
import type { Category } from '../../../domain/contract/catalogue.ts';
import { searchHref } from '../../../domain/routes.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { tagClass } from '../../ui/tag/tag.tsx';
import styles from './car-apart.module.css';
import picture from './car-apart.svg?no-inline';
import { places, type Place } from './places.ts';

/**
 * As wide as its place allows, 8 to 5; below 36rem only the tags for which there is room. A page takes it as an island: its links work before.
 *
 * @param categories the catalogue's kinds; a part whose kind is not among them carries no tag
 */
export function CarApart({ categories }: { readonly categories: readonly Pick<Category, 'id' | 'slug'>[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <nav className={styles.place} aria-label={t('carApart.label')}>
      <div className={styles.picture}>
        <Sheet name="car" className={styles.car} />
        <ul>
          {places.map((place) => {
            const category = categories.find(({ slug }) => slug === place.kind);
            return (
              category && (
                <li key={place.kind} className={looks(place)}>
                  <Link href={searchHref(locale, { category: category.id })} className={styles.link}>
                    <span className={`${tagClass} ${styles.tag}`}>{t(`carApart.${place.kind}`)}</span>
                  </Link>
                </li>
              )
            );
          })}
        </ul>
        <Sheet name="strings" className={styles.strings} />
        <Sheet name="more-strings" className={`${styles.strings} ${styles.more}`} />
      </div>
    </nav>
  );
}

const looks = ({ kind, side, isOnPhone }: Place) =>
  [styles.tied, styles[side], styles[kind], !isOnPhone && styles.more].filter(Boolean).join(' ');

function Sheet({ name, className }: { readonly name: string; readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1280 800" aria-hidden="true">
      <use href={`${picture}#${name}`} />
    </svg>
  );
}

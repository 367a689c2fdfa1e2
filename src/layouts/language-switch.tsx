/** Leads to the same page in the other language, and remembers the choice for a year (design 4.1). */
import { localeCookie, locales } from '../../domain/constants.ts';
import { localized } from '../../domain/routes.ts';
import { setCookie } from '../browser/storage.ts';
import { useNavigation } from '../lib/navigation.tsx';
import { useLocale } from '../stores/stores.tsx';
import styles from './language-switch.module.css';

/** They begin with what is seen: whoever speaks to the browser names that. */
const names = { it: 'IT, Italiano', en: 'EN, English' } as const;

export function LanguageSwitch() {
  const { path, search } = useNavigation();
  const current = useLocale();
  return (
    <span className={styles.switch}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={localized(path, locale) + search}
          hrefLang={locale}
          lang={locale}
          aria-label={names[locale]}
          aria-current={locale === current ? 'true' : undefined}
          onClick={() => setCookie(localeCookie.name, locale, localeCookie.maxAgeDays)}
        >
          {locale.toUpperCase()}
        </a>
      ))}
    </span>
  );
}

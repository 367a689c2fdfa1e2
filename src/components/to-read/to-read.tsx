/** What a person can read before accepting it. Each opens in a new tab, so that nothing typed here is lost. */
import { href } from '../../../domain/routes.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { DocumentLink } from '../document-link/document-link.tsx';
import styles from './to-read.module.css';

/** @param pages pages of rules that stand before the two documents about personal data */
export function ToRead({ pages }: { readonly pages: readonly ('terms' | 'withdrawal')[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className="small">
      <p className="muted">{t('documents.read')}</p>
      <ul className={styles.links}>
        {pages.map((page) => (
          <li key={page}>
            <a href={href(locale, page)} target="_blank" rel="noreferrer">
              {t(`documents.${page}`)}
            </a>
          </li>
        ))}
        {(['privacyPolicy', 'informativa'] as const).map((name) => (
          <li key={name}>
            <DocumentLink to={name}>{t(`documents.${name}`)}</DocumentLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to the parts of the shop, and the two chat numbers (specification 2): what most people come for first, the rest behind it. */
import { shop } from '../../shop.config.ts';
import { ChatLink } from '../components/chat-link/chat-link.tsx';
import { DocumentLink } from '../components/document-link/document-link.tsx';
import { PageLink } from '../components/page-link/page-link.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './secondary-bar.module.css';

export function SecondaryBar() {
  const { t } = useTranslation();
  return (
    <nav className={styles.bar} aria-label={t('layout.sections')}>
      <div className={`wrap ${styles.links}`}>
        <span className={styles.first}>
          <PageLink to="search">{t('layout.catalogue')}</PageLink>
          <PageLink to="request">{t('layout.request')}</PageLink>
          <PageLink to="contact">{t('layout.contact')}</PageLink>
        </span>
        <span className={styles.others}>
          <PageLink to="orders">{t('layout.returns')}</PageLink>
          <PageLink to="terms">{t('documents.terms')}</PageLink>
          <DocumentLink to="disclaimer">{t('documents.disclaimer')}</DocumentLink>
          <span className={styles.chat}>
            {shop.phones.map((phone) => (
              <ChatLink key={phone} phone={phone} />
            ))}
          </span>
        </span>
      </div>
    </nav>
  );
}

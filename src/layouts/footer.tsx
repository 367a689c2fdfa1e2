/** What the shop stands for, and where to go from here. */
import type { ReactNode } from 'react';
import { shop } from '../../shop.config.ts';
import { documents, type DocumentName } from '../../domain/documents.ts';
import { ChatLink } from '../components/chat-link/chat-link.tsx';
import { DocumentLink } from '../components/document-link/document-link.tsx';
import { NewsletterForm } from '../components/newsletter/newsletter-form.tsx';
import { PageLink } from '../components/page-link/page-link.tsx';
import { useKnown } from '../lib/use-known.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useStores } from '../stores/stores.tsx';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import styles from './footer.module.css';
import { CourierLogos, PaymentLogos } from './logos/logos.tsx';

const hints: readonly { name: 'original' | 'chat' | 'price'; icon: IconName }[] = [
  { name: 'original', icon: 'tag' },
  { name: 'chat', icon: 'chat' },
  { name: 'price', icon: 'shield' },
];

type FoldProps = { readonly title: string; readonly children: ReactNode };

/** A list that a phone shows once its title is pressed, and a wider screen always. */
function Fold({ title, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <h2 className={styles.title}>{title}</h2>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}

export function Footer() {
  const { t } = useTranslation();
  const { statistics } = useStores();
  const analyticsId = useKnown(statistics.analyticsId, statistics.atFirst);
  return (
    <div className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        {hints.map(({ name, icon }) => (
          <div key={name} className={styles.hint}>
            <Icon name={icon} />
            <div>
              <h2 className={styles.title}>{t(`footer.${name}.title`)}</h2>
              <p className="muted small">{t(`footer.${name}.text`)}</p>
            </div>
          </div>
        ))}
      </div>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 className={styles.title}>{t('newsletter.title')}</h2>
          <p className="muted small">{t('newsletter.text')}</p>
        </div>
        <NewsletterForm />
      </div>
      <div className={`wrap ${styles.columns}`}>
        <Fold title={t('footer.services')}>
          <ul className={styles.links}>
            <li>
              <PageLink to="search">{t('layout.catalogue')}</PageLink>
            </li>
            <li>
              <PageLink to="request">{t('request.title')}</PageLink>
            </li>
            <li>
              <PageLink to="viewed">{t('viewed.title')}</PageLink>
            </li>
            <li>
              <PageLink to="cart">{t('footer.cart')}</PageLink>
            </li>
            <li>
              <PageLink to="orders">{t('layout.returns')}</PageLink>
            </li>
          </ul>
        </Fold>
        <Fold title={t('footer.rules')}>
          <ul className={styles.links}>
            {(['terms', 'cookies', 'accessibility'] as const).map((page) => (
              <li key={page}>
                <PageLink to={page}>{t(page === 'terms' ? 'documents.terms' : `footer.${page}`)}</PageLink>
              </li>
            ))}
            {(Object.keys(documents) as DocumentName[]).map((name) => (
              <li key={name}>
                <DocumentLink to={name}>{t(`documents.${name}`)}</DocumentLink>
              </li>
            ))}
          </ul>
        </Fold>
        <Fold title={t('footer.contacts')}>
          <ul className={styles.links}>
            <li>
              <PageLink to="about">{t('about.link')}</PageLink>
            </li>
            <li>
              <PageLink to="contact">{t('layout.contact')}</PageLink>
            </li>
            {shop.phones.map((phone) => (
              <li key={phone}>
                <ChatLink phone={phone} />
              </li>
            ))}
            <li>
              <a href={`mailto:${shop.email}`}>{shop.email}</a>
            </li>
          </ul>
        </Fold>
        <div>
          <h2 className={styles.title}>{t('footer.payments')}</h2>
          <PaymentLogos />
          <h2 className={styles.title}>{t('footer.couriers')}</h2>
          <CourierLogos />
        </div>
      </div>
      {/* What everybody has a right to is never folded away. */}
      <ul className={`wrap ${styles.links} ${styles.rights}`}>
        <li>
          <PageLink to="withdrawal">{t('footer.withdraw')}</PageLink>
        </li>
        {analyticsId !== undefined && (
          <li>
            <button type="button" onClick={() => statistics.counting.peek()?.ask()}>
              {t('consent.preferences')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

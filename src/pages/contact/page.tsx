/** How to reach the shop, and a message to it. */
import { shop } from '../../../shop.config.ts';
import { definePage, loadNothing } from '../../lib/page.ts';
import { island } from '../../lib/island.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { Contacts } from './contacts.tsx';
import styles from './contact.module.css';

const Message = island(async () => (await import('./message.tsx')).Message);

export const page = definePage<null>({
  route: 'contact',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('contact.title') }),
  Component: ContactPage,
});

function ContactPage() {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{t('contact.title')}</h1>
      <div className={styles.columns}>
        <Contacts phones={shop.phones} email={shop.email} seat={shop.company.seat} />
        <div className="stack">
          <Message />
        </div>
      </div>
    </div>
  );
}

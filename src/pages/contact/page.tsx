/** How to reach the shop, and a message to it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shop } from '../../../shop.config.ts';
import { definePage, loadNothing } from '../../lib/page.ts';
import { ContactForm } from './contact-form.tsx';
import { Contacts } from './contacts.tsx';
import { MessageSent } from './message-sent.tsx';
import styles from './contact.module.css';

export const page = definePage<null>({
  route: 'contact',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('contact.title'), description: t('contact.metaDescription') }),
  Component: ContactPage,
});

function ContactPage() {
  const { t } = useTranslation();
  const [sentFrom, setSentFrom] = useState<string>();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{t('contact.title')}</h1>
      <div className={styles.columns}>
        <Contacts phones={shop.phones} email={shop.email} seat={shop.company.seat} />
        <section className="panel stack">
          {sentFrom === undefined ? <ContactForm onSent={setSentFrom} /> : <MessageSent email={sentFrom} />}
        </section>
      </div>
    </div>
  );
}

/** Chat, telephone, mail and seat, as far as the shop has them. */
import { chatHref } from '../../components/chat-link/chat-href.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './contact.module.css';

type ContactsProps = {
  readonly phones: readonly string[];
  readonly email: string;
  readonly seat: string;
};

/** A number that no line breaks in two. */
const onOneLine = (phone: string) => phone.replaceAll(' ', '\u00a0');

export function Contacts({ phones, email, seat }: ContactsProps) {
  const { t } = useTranslation();
  if (phones.length === 0 && email === '') return <p className="panel">{t('contact.none')}</p>;
  return (
    <section className={styles.ways}>
      {phones.map((phone) => (
        <div key={phone} className={styles.way}>
          <p className={styles.number}>{onOneLine(phone)}</p>
          <p className={styles.links}>
            <a
              href={chatHref(phone)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ look: 'quiet' })}
            >
              <Icon name="chat" />
              {t('contact.chat')}
              <span className="hidden"> {onOneLine(phone)}</span>
            </a>
            <a href={`tel:${phone.replace(/\s/g, '')}`} className={buttonClass({ look: 'quiet' })}>
              <Icon name="phone" />
              {t('contact.call')}
              <span className="hidden"> {onOneLine(phone)}</span>
            </a>
          </p>
        </div>
      ))}
      {email && (
        <div className={styles.way}>
          <Icon name="mail" />
          <p className={styles.links}>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
      )}
      {seat && (
        <div className={styles.way}>
          <Icon name="home" />
          <p>{seat}</p>
        </div>
      )}
    </section>
  );
}

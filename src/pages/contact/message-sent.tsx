/** The message is on its way; says where the answer goes. */
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './contact.module.css';

export function MessageSent({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.sent}>
        {t('contact.sent.title')}
      </h2>
      <p>{t('contact.sent.text', { email })}</p>
    </>
  );
}

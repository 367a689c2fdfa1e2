/** The message is on its way; says where the answer goes. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export function MessageSent({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('contact.sent.title')}
      </h2>
      <p>{t('contact.sent.text', { email })}</p>
    </>
  );
}

/** The request is with the shop: its reference, when the answer comes, and what it will say. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { requestReference } from '../../../domain/request-reference.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { focusHeading } from '../../lib/browser.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import type { TakenRequest } from './request-form.tsx';
import styles from './request.module.css';

type RequestSentProps = { readonly taken: TakenRequest; readonly onAnother: () => void };

export function RequestSent({ taken: { id, email }, onAnother }: RequestSentProps) {
  const { t } = useTranslation();
  useEffect(focusHeading, []);
  return (
    <>
      <h1 tabIndex={-1}>{t('request.sent.title')}</h1>
      <div className="panel stack">
        <p className={styles.reference}>
          {t('request.sent.reference')}
          <Tag number={requestReference(id)} isBig label="" />
        </p>
        <p>{t('request.sent.when', { email })}</p>
        <p>{t('request.sent.next')}</p>
      </div>
      <Button onClick={onAnother} isWide>
        {t('request.sent.another')}
      </Button>
      <PageLink to="search" className={buttonClass({ look: 'plain', isWide: true })}>
        {t('cart.toCatalogue')}
      </PageLink>
    </>
  );
}

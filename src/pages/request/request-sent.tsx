/** The request is with the shop: its reference, when the answer comes, and what it will say. */
import { useEffect, useRef } from 'react';
import { requestReference } from '../../../domain/request-reference.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './request.module.css';

type RequestSentProps = {
  readonly id: string | undefined;
  /** Where the answer goes. */
  readonly email: string;
  readonly onAnother: () => void;
};

export function RequestSent({ id, email, onAnother }: RequestSentProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; what happened is read out.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <section className="panel stack">
        <h2 ref={heading} tabIndex={-1} className={styles.sent}>
          {t('request.sent.title')}
        </h2>
        {id && (
          <p className={styles.reference}>
            {t('request.sent.reference')}
            <Tag number={requestReference(id)} isBig label="" />
          </p>
        )}
        <p>{t('request.sent.when', { email })}</p>
        <p>{t('request.sent.next')}</p>
      </section>
      <Button onClick={onAnother} isWide>
        {t('request.sent.another')}
      </Button>
      <PageLink to="search" className={buttonClass({ look: 'plain', isWide: true })}>
        {t('cart.toCatalogue')}
      </PageLink>
    </>
  );
}

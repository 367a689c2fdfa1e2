/** The form, and once it was sent what happens next. */
import { useEffect, useRef } from 'react';
import { requestReference } from '../../../domain/request-reference.ts';
import { QueuedNotice, UnsentItems } from '../../components/outbox/outbox-notices.tsx';
import { draftOf, useOutbox } from '../../components/outbox/use-outbox.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Writing } from '../../offline/outbox/outbox-item.ts';
import { blobOf } from '../../offline/outbox/stored-photo.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { prefillOf, type RequestData } from './prefill.ts';
import { RequestForm } from './request-form.tsx';
import styles from './request.module.css';

type ContentProps = {
  readonly data: RequestData;
  /** The query of the address. */
  readonly place: string;
};

export function Content({ data, place }: ContentProps) {
  const { t } = useTranslation();
  const car = useKnown(useStores().myCar.car, undefined);
  const outbox = useOutbox('request');
  const { stage, unsent, write } = outbox;
  if (stage.name === 'sent')
    return <RequestSent id={stage.id} email={stage.email} onAnother={() => write()} />;
  if (stage.name === 'queued')
    return <QueuedNotice kind="request" goesAlone={stage.goesAlone} onAnother={() => write()} />;
  const { resumed } = stage;
  return (
    <>
      <p>{t('request.lead')}</p>
      <UnsentItems kind="request" items={unsent} onResume={write} />
      <RequestForm
        key={resumed?.key}
        brands={data.brands}
        prefill={prefillOf(data, new URLSearchParams(place), car)}
        draft={resumed ? draftOf(resumed) : `request ${place}`}
        known={data.models}
        outbox={outbox}
        givenPhotos={resumed ? photosOf(resumed.writing) : []}
      />
    </>
  );
}

const photosOf = (writing: Writing): readonly Blob[] =>
  writing.kind === 'request' ? writing.photos.map(blobOf) : [];

type RequestSentProps = {
  readonly id: string | undefined;
  /** Where the answer goes. */
  readonly email: string;
  readonly onAnother: () => void;
};

/** The request is with the shop: its reference, when the answer comes, and what it will say. */
function RequestSent({ id, email, onAnother }: RequestSentProps) {
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

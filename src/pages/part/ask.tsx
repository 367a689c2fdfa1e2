/** Somebody to ask, a photo to ask for, and sending the part on: each with the part in its words. */
import type { ReactNode } from 'react';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { nameWithNumber } from '../../../domain/part-number.ts';
import { shop } from '../../../shop.config.ts';
import { chatHref } from '../../components/chat-link/chat-href.ts';
import { ShareButton } from '../../components/share/share-button.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './ask.module.css';

export function Ask({ part }: { readonly part: PartSummary }) {
  const { t } = useTranslation();
  const about = { part: nameWithNumber(part.name, part.serialNumber), id: part.id };
  return (
    <div className={styles.ask}>
      <Chat words={t('part.ask.questionWords', about)}>
        <Icon name="chat" />
        <span>
          <span className={styles.long}>{t('part.ask.questions')} </span>
          {t('part.ask.write')}
        </span>
      </Chat>
      {/* Where there is none the picture itself asks. */}
      {part.photoCount > 0 && (
        <Chat words={t('part.ask.photoWords', about)}>
          <Icon name="camera" />
          {t('part.ask.anotherPhoto')}
        </Chat>
      )}
      <ShareButton parts={[part]} title={about.part} className={styles.action} />
    </div>
  );
}

/** That what is seen is no photo, and the way to one as long as the piece is there. */
export function AskForPhoto({ part }: { readonly part: PartSummary }) {
  const { t } = useTranslation();
  const about = { part: nameWithNumber(part.name, part.serialNumber), id: part.id };
  return (
    <p className={styles.caption}>
      {t('part.ask.drawing')}
      {part.quantity > 0 && (
        <Chat words={t('part.ask.photoWords', about)} className={buttonClass({})}>
          <Icon name="camera" />
          {t('part.ask.photo')}
        </Chat>
      )}
    </p>
  );
}

type ChatProps = { readonly words: string; readonly className?: string; readonly children: ReactNode };

function Chat({ words, className = styles.action, children }: ChatProps) {
  return (
    <a className={className} href={chatHref(shop.phones[0], words)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

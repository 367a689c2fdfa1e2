/** Somebody to ask, a photo to ask for, and sending the part on: each with the part in its words. */
import type { ReactNode } from 'react';
import type { Part, PartSummary } from '../../../domain/contract/parts.ts';
import { nameWithSide } from '../../../domain/part-name.ts';
import { nameWithNumber } from '../../../domain/part-number.ts';
import { isWhole } from '../../../domain/whole-part.ts';
import { shop } from '../../../shop.config.ts';
import { chatHref } from '../../components/chat-link/chat-href.ts';
import { isPainted } from '../../components/drawing/painted-kinds.ts';
import { ShareButton } from '../../components/share/share-button.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './ask.module.css';

/** From here on nobody buys what they have not seen: asking for a photo is the second thing to do. In cents. */
const dearFrom = 15_000;

const isDear = ({ discountedPrice, quantity }: PartSummary): boolean =>
  discountedPrice >= dearFrom && quantity > 0;

export function Ask({ part }: { readonly part: PartSummary }) {
  const { t } = useTranslation();
  const { about, title } = useWords(part);
  const isSeen = part.photoCount > 0;
  return (
    <>
      {!isSeen && isDear(part) && (
        <AskPhoto part={part} className={buttonClass({ look: 'quiet', isWide: true })}>
          {t('part.ask.photo')}
        </AskPhoto>
      )}
      <div className={styles.ask}>
        <Chat words={t('part.ask.questionWords', about)}>
          <Icon name="chat" />
          {t('part.ask.questions')} {t('part.ask.write')}
        </Chat>
        <ShareButton parts={[part]} title={title} className={styles.action} />
        {/* Where there is none the picture itself asks. */}
        {isSeen && <AskPhoto part={part}>{t('part.ask.anotherPhoto')}</AskPhoto>}
      </div>
    </>
  );
}

/** That what is seen is no photo, and the way to one as long as the piece is there; a dear one asks beside its button. */
export function AskForPhoto({ part }: { readonly part: Part | PartSummary }) {
  const { t } = useTranslation();
  const colour = isWhole(part) && part.paint && isPainted(part.category.slug) && part.car?.colour;
  return (
    <p className={styles.caption}>
      <span>{colour ? t('part.ask.painted', { colour: colour.toLowerCase() }) : t('part.ask.drawing')}</span>
      {part.quantity > 0 && !isDear(part) && (
        <AskPhoto part={part} className={buttonClass({})}>
          {t('part.ask.photo')}
        </AskPhoto>
      )}
    </p>
  );
}

function useWords(part: PartSummary) {
  const title = nameWithNumber(nameWithSide(part, useLocale()), part.serialNumber);
  return { title, about: { part: title, id: part.id } };
}

type AskPhotoProps = {
  readonly part: PartSummary;
  readonly className?: string;
  readonly children: ReactNode;
};

function AskPhoto({ part, children, ...look }: AskPhotoProps) {
  const { t } = useTranslation();
  return (
    <Chat words={t('part.ask.photoWords', useWords(part).about)} {...look}>
      <Icon name="camera" />
      {children}
    </Chat>
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

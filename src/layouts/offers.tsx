/** Puts the offers beside the page: a root of their own, so that no page carries their code. */
import type { i18n } from 'i18next';
import { type ComponentProps, useEffect, useId, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { ReadonlySignal } from '@preact/signals-react';
import type { Locale } from '../../domain/constants.ts';
import { addLiveRegion, keepFocus } from '../browser/accessibility.ts';
import { useKnown } from '../lib/use-known.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { sizeInWords } from '../components/whole-yard/size-in-words.ts';
import type { Installing } from '../stores/installing.ts';
import type { NewVersion } from '../stores/new-version.ts';
import type { YardOffer } from '../stores/yard-offer.ts';
import { Button } from '../ui/button/button.tsx';
import styles from './offers.module.css';

export function showOffers(words: i18n, offers: ComponentProps<typeof Offers>): void {
  createRoot(addLiveRegion()).render(
    <I18nextProvider i18n={words}>
      <Offers {...offers} />
    </I18nextProvider>,
  );
}

export type Offered = 'newVersion' | 'installing' | 'yard' | undefined;

type OffersProps = {
  readonly offered: ReadonlySignal<Offered>;
  /** Undefined until it is there: it is not offered before. */
  readonly newVersion: ReadonlySignal<NewVersion | undefined>;
  readonly installing: Installing;
  readonly yard: YardOffer;
};

/** What is offered, one thing at a time: the new version of the shop before a place among one's apps. */
export function Offers({ offered, newVersion, installing, yard }: OffersProps) {
  const { t, i18n } = useTranslation();
  const version = useKnown(newVersion, undefined);
  const shown = useKnown(offered, undefined);
  const bytes = useKnown(yard.bytes, undefined);
  if (shown === 'newVersion' && version)
    return (
      <Offer label={t('offers.newVersion.label')} text={t('offers.newVersion.text')}>
        <Button onClick={version.putOff}>{t('offers.newVersion.no')}</Button>
        <Button onClick={version.take}>{t('offers.newVersion.yes')}</Button>
      </Offer>
    );
  if (shown === 'yard') {
    const size = sizeInWords(bytes ?? 0, i18n.language as Locale);
    return (
      <Offer label={t('offers.yard.label')} text={t('offers.yard.text', { size })}>
        <Button onClick={yard.refuse}>{t('offers.yard.no')}</Button>
        <Button onClick={yard.keep}>{t('offers.yard.yes')}</Button>
      </Offer>
    );
  }
  if (shown !== 'installing') return null;
  if (installing.isByHand)
    return (
      <Offer label={t('offers.installing.label')} text={t('offers.installing.byHand')}>
        <Button onClick={installing.refuse}>{t('offers.installing.understood')}</Button>
      </Offer>
    );
  return (
    <Offer label={t('offers.installing.label')} text={t('offers.installing.text')}>
      <Button onClick={installing.refuse}>{t('offers.installing.no')}</Button>
      <Button onClick={() => void installing.install()}>{t('offers.installing.yes')}</Button>
    </Offer>
  );
}

type OfferProps = {
  readonly label: string;
  readonly text: string;
  /** What can be answered. */
  readonly children: ReactNode;
};

/**
 * Something the shop would like to say, at the foot of the screen: it takes no focus, moves nothing, and lies above whatever is
 * fixed there.
 */
function Offer({ label, text, children }: OfferProps) {
  const textId = useId();
  // An answer takes the button away that was pressed.
  useEffect(() => keepFocus(), []);
  return (
    <section className={styles.offer} aria-label={label} aria-describedby={textId}>
      <p id={textId}>{text}</p>
      <div className={styles.answers}>{children}</div>
    </section>
  );
}

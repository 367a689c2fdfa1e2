/** What is offered, one thing at a time: the new version of the shop before a place among one's apps. */
import type { ReadonlySignal } from '@preact/signals-react';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Installing } from '../../stores/installing.ts';
import type { NewVersion } from '../../stores/new-version.ts';
import { Button } from '../../ui/button/button.tsx';
import { Offer } from './offer.tsx';

export type Offered = 'newVersion' | 'installing' | undefined;

type OffersProps = {
  readonly offered: ReadonlySignal<Offered>;
  readonly newVersion: NewVersion;
  readonly installing: Installing;
};

export function Offers({ offered, newVersion, installing }: OffersProps) {
  const { t } = useTranslation();
  if (offered.value === 'newVersion')
    return (
      <Offer label={t('offers.newVersion.label')} text={t('offers.newVersion.text')}>
        <Button onClick={newVersion.putOff}>{t('offers.newVersion.no')}</Button>
        <Button onClick={newVersion.take}>{t('offers.newVersion.yes')}</Button>
      </Offer>
    );
  if (offered.value !== 'installing') return null;
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

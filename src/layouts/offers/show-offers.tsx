/** Puts the offers beside the page: a root of their own, so that no page carries their code. */
import type { i18n } from 'i18next';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { addLiveRegion } from '../../browser/accessibility.ts';
import { Offers } from './offers.tsx';

export function showOffers(words: i18n, offers: ComponentProps<typeof Offers>): void {
  createRoot(addLiveRegion()).render(
    <I18nextProvider i18n={words}>
      <Offers {...offers} />
    </I18nextProvider>,
  );
}

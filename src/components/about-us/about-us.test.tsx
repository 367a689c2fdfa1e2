import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { About } from '../../../domain/shop-details.ts';
import it from '../../i18n/it.json' with { type: 'json' };
import { createI18n } from '../../lib/i18n.ts';
import { createStores, StoresProvider } from '../../stores/stores.tsx';
import { AboutUs } from './about-us.tsx';

const stores = createStores({
  send: () => Promise.reject(new Error('asks nothing')),
  locale: 'it',
  person: undefined,
  analyticsId: undefined,
});

const render = (about: About) =>
  renderToString(
    <I18nextProvider i18n={createI18n('it', it)}>
      <StoresProvider stores={stores}>
        <Router ssrPath="/">
          <AboutUs about={about} leadsOn />
        </Router>
      </StoresProvider>
    </I18nextProvider>,
  );

test('an owner who says nothing of who they are has no band', () => {
  expect(render({ people: [], place: null, photo: null })).toBe('');
});

test('names, place and photo are told as they were written, in the language of the page', () => {
  const html = render({
    people: [{ name: 'Ada', does: { it: 'smonta', en: 'takes apart' } }],
    place: { it: 'Un capannone a Bologna', en: 'A shed in Bologna' },
    photo: { file: '/shop/yard.jpg', width: 1200, height: 800, alt: { it: 'Il piazzale', en: 'The yard' } },
  });
  for (const told of ['Ada', 'smonta', 'Un capannone a Bologna', 'alt="Il piazzale"', '/chi-siamo'])
    expect(html).toContain(told);
});

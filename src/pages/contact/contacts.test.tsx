import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import en from '../../i18n/en.json' with { type: 'json' };
import it from '../../i18n/it.json' with { type: 'json' };
import { createI18n } from '../../lib/i18n.ts';
import { Contacts } from './contacts.tsx';

const render = (locale: 'it' | 'en', contacts: Parameters<typeof Contacts>[0]) =>
  renderToString(
    <I18nextProvider i18n={createI18n(locale, locale === 'it' ? it : en)}>
      <Contacts {...contacts} />
    </I18nextProvider>,
  );

test('a shop without contacts says so, in both languages', () => {
  const none = { phones: [], email: '', seat: 'Via dei Demolitori 12' };
  expect(render('en', none)).toContain('No contacts found');
  expect(render('it', none)).toContain('Nessun contatto trovato.');
});

test('each number can be written to and called', () => {
  const html = render('it', { phones: ['+39 051 000 0001'], email: 'ciao@smonto.example', seat: '' });
  expect(html).toContain('href="https://wa.me/390510000001"');
  expect(html).toContain('href="tel:+390510000001"');
  expect(html).toContain('>+39\u00a0051\u00a0000\u00a00001<');
  expect(html).toContain('href="mailto:ciao@smonto.example"');
  expect(html).not.toContain('Nessun contatto');
});

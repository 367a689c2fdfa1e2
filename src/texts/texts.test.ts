import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  bankTransferWorkingDays,
  localeCookie,
  offersCookie,
  locales,
  pocketOrdersKey,
  reservationMinutes,
  sessionCookie,
  sessionLifetimeDays,
  signedInCookie,
  storageKeys,
} from '../../domain/constants.ts';
import { consentKeys } from '../../domain/consent.ts';
import { consentWording } from '../../domain/consent-wording.ts';
import { withdrawalPeriod } from '../../domain/withdrawal-period.ts';
import { formatMoney } from '../../domain/written-number.ts';
import { noYardKey, yardKey } from '../../domain/yard-mark.ts';
import { policies, shippingRates, shop } from '../../shop.config.ts';
import { acceptedTexts, texts, type TextName } from './all-texts.ts';
import type { Block, Text } from './text.ts';

const names = Object.keys(texts) as TextName[];

/** What a block is made of, whatever it says. */
const shapeOf = (block: Block) => {
  if (typeof block === 'string' || !('kind' in block)) return 'paragraph';
  return block.kind === 'table'
    ? `table ${block.head.length}×${block.rows.length}`
    : `${block.kind} ${block.lines.length}`;
};

test.each(names)('%s says the same in both languages', (name) => {
  const { it, en } = texts[name];
  const outline = ({ sections }: Text) =>
    sections.map(({ id, blocks }) => ({
      id,
      blocks: blocks.map(shapeOf),
    }));
  expect(outline(en)).toEqual(outline(it));
  expect([en.version, en.updated]).toEqual([it.version, it.updated]);
  const ids = it.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(names)('%s is dated, and no paragraph of it is left in the other language', (name) => {
  const { it, en } = texts[name];
  expect(it.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
  const italian = new Set(it.sections.flatMap(({ blocks }) => blocks.map((block) => JSON.stringify(block))));
  for (const block of en.sections.flatMap(({ blocks }) => blocks))
    expect(italian).not.toContain(JSON.stringify(block));
});

test.each(locales)('the %s terms name the figures that the shop counts with', (locale) => {
  const said = JSON.stringify(texts.terms[locale]);
  for (const { maxKg, mainlandCents, islandsCents } of shippingRates) {
    expect(said).toContain(`${maxKg} kg`);
    expect(said).toContain(`"${formatMoney(mainlandCents, locale)}"`);
    expect(said).toContain(`"${formatMoney(islandsCents, locale)}"`);
  }
  expect(said).toContain(formatMoney(policies.freeShippingOverCents, locale));
  for (const days of Object.values(policies.withdrawalDays))
    expect(said).toMatch(new RegExp(`\\b${days} (giorni|days)`));
  expect(said).toMatch(new RegExp(`\\b${reservationMinutes} (minuti|minutes)`));
  expect(said).toMatch(new RegExp(`\\b${bankTransferWorkingDays} (giorni lavorativi|working days)`));
  for (const ours of [...Object.values(shop.company), shop.email, ...shop.couriers])
    expect(said).toContain(ours);
});

test.each(locales)('the %s page on withdrawing names the days of persons and of companies', (locale) => {
  const { lead, sections } = texts.withdrawal[locale];
  const period = withdrawalPeriod(locale, policies.withdrawalDays);
  expect(lead).toContain(period);
  expect(JSON.stringify(sections[0])).toContain(period);
});

test.each(locales)('the %s page on cookies lists what the code stores, by name', (locale) => {
  const listed = texts.cookies[locale].sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'rows' in block ? block.rows : []));
  const stored = listed.map(([name]) => name);
  expect(stored).toEqual(
    expect.arrayContaining([
      `__Host-${sessionCookie}`,
      signedInCookie,
      localeCookie.name,
      offersCookie.name,
      ...Object.values(storageKeys),
      ...Object.values(consentKeys),
      yardKey,
      noYardKey,
      pocketOrdersKey,
    ]),
  );
  const lasting = Object.fromEntries(listed.map(([name, , duration]) => [name, duration]));
  expect(lasting[localeCookie.name]).toContain(String(localeCookie.maxAgeDays));
  expect(lasting[signedInCookie]).toContain(String(sessionLifetimeDays));
});

test('what people accept has a new version whenever it says something else', () => {
  // Without the version itself: the fingerprint that is asked for here holds whatever the new version is called.
  const said = JSON.stringify(
    acceptedTexts.map((name) => texts[name]),
    (key, value: unknown) => (key === 'version' ? undefined : value),
  );
  const fingerprint = createHash('sha256').update(said).digest('hex').slice(0, 16);
  expect(
    fingerprint,
    `Give domain/consent-wording.ts a new version, and the fingerprint ${fingerprint}; then "npm run documents"`,
  ).toBe(consentWording.fingerprint);
  for (const name of acceptedTexts)
    for (const locale of locales) expect(texts[name][locale].version).toBe(consentWording.version);
});

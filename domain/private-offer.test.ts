import { expect, test } from 'vitest';
import { offerIn, offerLink, offerState, wholeOfferId } from './private-offer.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

test('its link is read as it was written, and no other is one', () => {
  const { hash } = new URL(offerLink('https://shop.example/cart', id));
  expect(offerIn(hash.slice(1))).toBe(id);
  expect(wholeOfferId(id)).toBe(id);
  expect(offerIn(`offerta%3D${id}`)).toBe(id);
  expect(wholeOfferId(offerIn(`OFFERTA=${id.toUpperCase()}`) ?? '')).toBe(id.toUpperCase());
  expect(offerIn('contenuto')).toBeUndefined();
  expect(offerIn('off')).toBeUndefined();
});

test('wherever a mail program cuts its link it is known for one that is not whole', () => {
  const { hash } = new URL(offerLink('https://shop.example/cart', id));
  for (let length = '#offe'.length; length < hash.length; length += 1) {
    const left = offerIn(hash.slice(1, length));
    expect(left).toBeDefined();
    expect(wholeOfferId(left ?? id)).toBeUndefined();
  }
});

test('what a mail program draws into it is left out, and a sign that no id has makes it another', () => {
  for (const behind of ['.', ')', '>', '%3E', '&gt;', '"', ', ', '&utm_source=mail', '?fbclid=x'])
    expect([behind, wholeOfferId(id + behind)]).toEqual([behind, id]);
  expect(wholeOfferId(id.replace('b', 'g'))).toBeUndefined();
  expect(wholeOfferId(`${id}0`)).toBeUndefined();
});

test('an order keeps its price after the offer was taken back, and an offer ends with its last moment', () => {
  const until = new Date('2026-11-22T22:59:59.999Z');
  const offer = { until, takenBackAt: null, isOrdered: false };
  expect(offerState(offer, until)).toBe('open');
  expect(offerState(offer, new Date(until.getTime() + 1))).toBe('over');
  const takenBack = { ...offer, takenBackAt: new Date('2026-11-21T10:00:00Z') };
  expect(offerState(takenBack, until)).toBe('taken_back');
  expect(offerState({ ...takenBack, isOrdered: true }, until)).toBe('ordered');
});

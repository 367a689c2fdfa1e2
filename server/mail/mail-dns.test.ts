import { expect, test } from 'vitest';
import { checkMailDns, lackOfDkim, lackOfDmarc, lackOfSpf } from './mail-dns.ts';

test('who may send is said once, and refuses everybody else', () => {
  expect(lackOfSpf(['google-site-verification=x', 'v=spf1 include:mail.example -all'])).toBeUndefined();
  expect(lackOfSpf(['v=spf1 redirect=_spf.mail.example'])).toBeUndefined();
  expect(lackOfSpf(['v=spf1 mx ~all'])).toBeUndefined();
  expect(lackOfSpf([])?.en).toMatch(/^Missing: v=spf1 /);
  expect(lackOfSpf(['v=spf10 -all'])?.en).toMatch(/^Missing/);
  expect(lackOfSpf(['v=spf1 mx -all', 'v=spf1 a -all'])?.en).toMatch(/several/);
  for (const open of ['v=spf1 +all', 'v=spf1 mx all'])
    expect(lackOfSpf([open])?.en).toMatch(/everybody send/);
  expect(lackOfSpf(['v=spf1 mx'])?.en).toMatch(/nothing of everybody else/);
});

test('the key in the DNS is the one that signs', () => {
  expect(lackOfDkim(['v=DKIM1; k=rsa; p=MIIB IjAN'], 'MIIBIjAN')).toBeUndefined();
  expect(lackOfDkim([], 'MIIBIjAN')?.en).toBe('Missing: v=DKIM1; k=rsa; p=MIIBIjAN');
  for (const other of ['v=DKIM1; p=', 'v=DKIM1; p=MIICIjAN'])
    expect(lackOfDkim([other], 'MIIBIjAN')?.en).toMatch(/^It is another key’s/);
});

test('what becomes of the rest is said once, and is more than nothing', () => {
  expect(lackOfDmarc(['v=DMARC1; p=quarantine; rua=mailto:a@b.example'])).toBeUndefined();
  expect(lackOfDmarc(['v=DMARC1;p=reject'])).toBeUndefined();
  expect(lackOfDmarc([])?.en).toMatch(/^Missing: v=DMARC1/);
  expect(lackOfDmarc(['v=DMARC1; p=reject', 'v=DMARC1; p=none'])?.en).toMatch(/several/);
  expect(lackOfDmarc(['v=DMARC1; sp=reject; p=none'])?.en).toMatch(/asks for nothing/);
  expect(lackOfDmarc(['v=DMARC1; sp=reject'])?.en).toMatch(/no policy/);
});

test('a domain above answers for one that says nothing itself; a DNS that does not answer is no lack of the domain', async () => {
  const sender = { domain: 'posta.shop.example', signature: { selector: 's1', publicKey: 'KEY' } };
  const records: Record<string, string[]> = {
    'posta.shop.example': ['v=spf1 mx -all'],
    's1._domainkey.posta.shop.example': ['v=DKIM1; p=KEY'],
    '_dmarc.shop.example': ['v=DMARC1; p=reject'],
  };
  expect(await checkMailDns(sender, async (name) => records[name] ?? [])).toEqual([
    { record: 'SPF', name: 'posta.shop.example' },
    { record: 'DKIM', name: 's1._domainkey.posta.shop.example' },
    { record: 'DMARC', name: '_dmarc.shop.example' },
  ]);
  const silent = await checkMailDns(sender, () => Promise.reject(new Error('ETIMEOUT')));
  expect(silent.map(({ lack }) => lack?.en)).toEqual(silent.map(() => 'The DNS did not answer; try again.'));
});

test('what is lacking is told in Italian too', () => {
  expect(lackOfSpf([])?.it).toMatch(/^Manca: v=spf1 /);
  expect(lackOfDkim([], 'MIIBIjAN')?.it).toBe('Manca: v=DKIM1; k=rsa; p=MIIBIjAN');
  expect(lackOfDmarc(['v=DMARC1; sp=reject'])?.it).toMatch(/^Non dice cosa fare/);
});

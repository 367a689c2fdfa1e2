/** What the DNS says of the shop's mails, and what it lacks for them to arrive: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489). */

import type { InBoth } from '../../domain/constants.ts';

/** The TXT records of a name, each in one piece; none where there are none. Rejects where the DNS did not answer. */
export type ReadTxt = (name: string) => Promise<readonly string[]>;

/** A sentence for the shopkeeper, in both languages. */
export type Lack = InBoth;

export type MailRecord = {
  readonly record: 'SPF' | 'DKIM' | 'DMARC';
  /** The name at which it stands, or should. */
  readonly name: string;
  /** What is missing or wrong, in a sentence; undefined where it is as it should be. */
  readonly lack?: Lack;
};

export type MailSender = {
  /** Of the address that mails come from. */
  readonly domain: string;
  /** What the shop signs with, in the DNS's base64; undefined where it does not sign. */
  readonly signature: { readonly selector: string; readonly publicKey: string } | undefined;
};

/** Asks for all three. */
export async function checkMailDns(sender: MailSender, readTxt: ReadTxt): Promise<MailRecord[]> {
  const { domain, signature } = sender;
  const told = async (
    record: MailRecord['record'],
    name: string,
    lackOf: (texts: readonly string[]) => Lack | undefined,
  ): Promise<MailRecord> => {
    const lack = await readTxt(name).then(
      (texts) => lackOf(texts),
      () => ({ it: 'Il DNS non ha risposto; riprova.', en: 'The DNS did not answer; try again.' }),
    );
    return { record, name, ...(lack && { lack }) };
  };
  return Promise.all([
    told('SPF', domain, lackOfSpf),
    signature
      ? told('DKIM', `${signature.selector}._domainkey.${domain}`, (texts) =>
          lackOfDkim(texts, signature.publicKey),
        )
      : {
          record: 'DKIM' as const,
          name: `*._domainkey.${domain}`,
          lack: {
            it: 'Il negozio non firma (DKIM_SELECTOR, DKIM_KEY_FILE): guarda che lo faccia il server di posta.',
            en: 'The shop does not sign (DKIM_SELECTOR, DKIM_KEY_FILE): see that the mail server does.',
          },
        },
    told('DMARC', await placeOfDmarc(domain, readTxt), lackOfDmarc),
  ]);
}

const several: Lack = {
  it: 'Ce n’è più di uno, e così non ne vale nessuno: fanne uno solo.',
  en: 'There are several, and none of them counts: make one of them.',
};

/** One of them, and everybody else is refused. */
export function lackOfSpf(texts: readonly string[]): Lack | undefined {
  const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record] = records;
  if (record === undefined)
    return {
      it: 'Manca: v=spf1 include:IL-SERVIZIO-DI-POSTA -all',
      en: 'Missing: v=spf1 include:THE-MAIL-SERVICE -all',
    };
  if (records.length > 1) return several;
  if (/(?:^| )\+?all(?: |$)/i.test(record))
    return {
      it: 'Lascia spedire chiunque: fallo finire con -all.',
      en: 'It lets everybody send: end it with -all.',
    };
  if (!/(?: [-~?]all| redirect=\S+)(?: |$)/i.test(record))
    return {
      it: 'Di tutti gli altri non dice niente: fallo finire con -all.',
      en: 'It says nothing of everybody else: end it with -all.',
    };
  return undefined;
}

/** The key that belongs to the one that signs. @param publicKey in base64, without a head */
export function lackOfDkim(texts: readonly string[], publicKey: string): Lack | undefined {
  const keys = texts.flatMap((text) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replace(/\s/g, '') ?? []);
  const wanted = `v=DKIM1; k=rsa; p=${publicKey}`;
  if (keys.length === 0) return { it: `Manca: ${wanted}`, en: `Missing: ${wanted}` };
  if (!keys.includes(publicKey))
    return {
      it: `È di un’altra chiave. Quello giusto è: ${wanted}`,
      en: `It is another key’s. This one is: ${wanted}`,
    };
  return undefined;
}

export function lackOfDmarc(texts: readonly string[]): Lack | undefined {
  const records = texts.filter(isDmarc);
  const [record] = records;
  if (record === undefined)
    return {
      it: 'Manca: v=DMARC1; p=quarantine; rua=mailto:TU@IL-TUO-DOMINIO',
      en: 'Missing: v=DMARC1; p=quarantine; rua=mailto:YOU@YOUR-DOMAIN',
    };
  if (records.length > 1) return several;
  const policy = /(?:^|;)\s*p\s*=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase();
  if (policy === 'none')
    return {
      it: 'Non chiede niente: p=quarantine, appena i rapporti sono puliti.',
      en: 'It asks for nothing: p=quarantine, once the reports are clean.',
    };
  if (policy !== 'quarantine' && policy !== 'reject')
    return { it: 'Non dice cosa fare: p=quarantine.', en: 'It has no policy: p=quarantine.' };
  return undefined;
}

const isDmarc = (text: string): boolean => /^v\s*=\s*DMARC1\s*(?:;|$)/i.test(text);

/** That of a domain above counts where a domain has none of its own (RFC 7489, section 6.6.3). */
async function placeOfDmarc(domain: string, readTxt: ReadTxt): Promise<string> {
  const labels = domain.split('.');
  const places = labels.slice(0, -1).map((_, from) => `_dmarc.${labels.slice(from).join('.')}`);
  for (const place of places) {
    const texts = await readTxt(place).catch(() => []);
    if (texts.some(isDmarc)) return place;
  }
  return `_dmarc.${domain}`;
}

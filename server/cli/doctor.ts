/** `npm run shop -- doctor`: what is missing for the shop's mails to arrive. */
import type { InBoth, Locale } from '../../domain/constants.ts';
import { createPublicKey } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { shop } from '../../shop.config.ts';
import { checkMailDns, type MailRecord, type ReadTxt } from '../mail/mail-dns.ts';
import { json, option } from './frame/arguments.ts';
import { UsageError } from './frame/command.ts';
import { defineCommand } from './frame/define-command.ts';

const words = {
  it: {
    noServer:
      'Dal negozio non parte nessuna e-mail: SMTP_URL non nomina un server, restano file in DATA_DIR/outbox.',
    record: (record: string, name: string, state: string) => `${record} di ${name}: ${state}`,
    good: 'a posto',
    notServer: (name: string, typed: string) =>
      `${name} vuole l’indirizzo di un server dei nomi, come 9.9.9.9, non "${typed}".`,
  },
  en: {
    noServer: 'No mail leaves the shop: SMTP_URL names no server, they are files in DATA_DIR/outbox.',
    record: (record: string, name: string, state: string) => `${record} at ${name}: ${state}`,
    good: 'good',
    notServer: (name: string, typed: string) =>
      `${name} must be the address of a name server, as 9.9.9.9, not "${typed}".`,
  },
} satisfies InBoth<object>;

export const doctor = defineCommand({
  help: {
    it: {
      summary: 'cosa manca nel DNS perché le e-mail del negozio arrivino',
      notes: [
        'Le e-mail partono dall’indirizzo di shop.config.ts. Del suo dominio si guardano SPF, DKIM e DMARC; a cosa serve ognuno lo dice docs/deployment.md.',
      ],
      statuses: { 1: 'manca qualcosa' },
    },
    en: {
      summary: 'what the DNS lacks for the shop’s mails to arrive',
      notes: [
        'Mails come from the address of shop.config.ts. Of its domain SPF, DKIM and DMARC are asked; docs/deployment.md says what each is for.',
      ],
      statuses: { 1: 'something is missing' },
    },
  },
  options: {
    dns: option(
      { it: 'INDIRIZZO', en: 'ADDRESS' },
      {
        it: 'chiede a questo server dei nomi, come 9.9.9.9, invece che a quello della macchina',
        en: 'ask this name server, as 9.9.9.9, instead of the machine’s own',
      },
      nameServer,
    ),
    json,
  },
  examples: ['doctor', 'doctor --dns 9.9.9.9', 'doctor --json'],
  async run({ dns, json: asJson }, { terminal, language, config }) {
    const say = words[language];
    const { dkim, smtpUrl } = config();
    const domain = shop.email.split('@')[1] ?? '';
    const signature = dkim && {
      selector: dkim.selector,
      publicKey: createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' }).toString('base64'),
    };
    const records = await checkMailDns({ domain, signature }, txtReader(dns));
    const isSound = smtpUrl !== undefined && records.every(({ lack }) => lack === undefined);
    if (asJson)
      terminal.printJson({ domain, hasMailServer: smtpUrl !== undefined, records: records.map(recordJson) });
    else {
      if (smtpUrl === undefined) terminal.print(say.noServer);
      for (const { record, name, lack } of records) {
        const line = say.record(record, name, lack?.[language] ?? say.good);
        terminal.print(terminal.paint(lack ? 'bad' : 'good', line));
      }
    }
    return isSound ? 0 : 1;
  },
});

/** For programs: what is lacking in English, whatever the terminal speaks. */
const recordJson = ({ lack, ...record }: MailRecord) => ({ ...record, ...(lack && { lack: lack.en }) });

/** @throws UsageError */
function nameServer(typed: string, name: string, language: Locale): string {
  try {
    new Resolver().setServers([typed]);
    return typed;
  } catch {
    throw new UsageError(words[language].notServer(name, typed));
  }
}

const nothingThere = new Set(['ENOTFOUND', 'ENODATA']);

function txtReader(server: string | undefined): ReadTxt {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (server !== undefined) resolver.setServers([server]);
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
    } catch (error) {
      if (nothingThere.has((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  };
}

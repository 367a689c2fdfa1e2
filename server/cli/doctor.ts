/** `npm run shop -- doctor`: what is missing for the shop's mails to arrive. */
import { createPublicKey } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { shop } from '../../shop.config.ts';
import { checkMailDns, type ReadTxt } from '../mail/mail-dns.ts';
import { json, option } from './frame/arguments.ts';
import { UsageError } from './frame/command.ts';
import { defineCommand } from './frame/define-command.ts';

export const doctor = defineCommand({
  summary: 'what the DNS lacks for the shop’s mails to arrive',
  options: {
    dns: option('ADDRESS', 'ask this name server, as 9.9.9.9, instead of the machine’s own', nameServer),
    json,
  },
  notes: [
    'Mails come from the address of shop.config.ts. Of its domain SPF, DKIM and DMARC are asked; docs/deployment.md says what each is for.',
  ],
  statuses: { 1: 'something is missing' },
  examples: ['doctor', 'doctor --dns 9.9.9.9', 'doctor --json'],
  async run({ dns, json: asJson }, { terminal, config }) {
    const { dkim, smtpUrl } = config();
    const domain = shop.email.split('@')[1] ?? '';
    const signature = dkim && {
      selector: dkim.selector,
      publicKey: createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' }).toString('base64'),
    };
    const records = await checkMailDns({ domain, signature }, txtReader(dns));
    const isSound = smtpUrl !== undefined && records.every(({ lack }) => lack === undefined);
    if (asJson) terminal.printJson({ domain, hasMailServer: smtpUrl !== undefined, records });
    else {
      if (smtpUrl === undefined)
        terminal.print(
          'No mail leaves the shop: SMTP_URL names no server, they are files in DATA_DIR/outbox.',
        );
      for (const { record, name, lack } of records) {
        terminal.print(terminal.paint(lack ? 'bad' : 'good', `${record} at ${name}: ${lack ?? 'good'}`));
      }
    }
    return isSound ? 0 : 1;
  },
});

/** @throws UsageError */
function nameServer(typed: string, name: string): string {
  try {
    new Resolver().setServers([typed]);
    return typed;
  } catch {
    throw new UsageError(`${name} must be the address of a name server, as 9.9.9.9, not "${typed}".`);
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

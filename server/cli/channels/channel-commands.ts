/** `npm run shop -- channels add|list|revoke`: what else sells the yard's pieces. */
import { channelRights, type ChannelRight } from '../../../domain/channels.ts';
import { text } from '../../../domain/contract/free-text.ts';
import type { DeskChannel } from '../../../domain/contract/desk-channels.ts';
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { Problem } from '../../../domain/problem.ts';
import { listChannels } from '../../channels/channels.ts';
import { commandLine } from '../../desk/action-log.ts';
import { addAndLog, revokeAndLog } from '../../desk/channels/keep-channels.ts';
import { asTyped, json, oneOf, operand, option, withDefault, yes } from '../frame/arguments.ts';
import { Refused, UsageError } from '../frame/command.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList, type Column } from '../frame/table.ts';
import { minuteInRome, printable } from '../frame/words.ts';

const words = {
  it: {
    noName: (typed: string) => `"${typed}" non è un nome.`,
    made: (name: string) => `Il token di ${name}, che nessuno vede una seconda volta:`,
    secret: 'Con questa chiave verifica gli avvisi:',
    taken: (name: string) => `Un altro canale si chiama già ${name}: revocalo, o scegli un altro nome.`,
    noWebhook: (typed: string) =>
      `"${typed}" non va: serve un indirizzo https aperto a internet, senza password.`,
    none: 'I pezzi si vendono solo qui: usa "channels add NOME".',
    unknown: (name: string) => `Nessun canale si chiama ${name}.`,
    ask: (name: string) => `${name} non leggerà e non venderà più niente.`,
    revoked: (name: string) => `${name} non legge e non vende più niente.`,
    states: {
      none: '',
      untold: 'nessuna finora',
      taken: 'ricevuti',
      tried: 'non ancora',
      lost: 'da un giorno no',
    },
  },
  en: {
    noName: (typed: string) => `"${typed}" is no name.`,
    made: (name: string) => `The token of ${name}, which nobody sees a second time:`,
    secret: 'With this key it checks the news:',
    taken: (name: string) => `Another channel is called ${name} already: revoke it, or choose another name.`,
    noWebhook: (typed: string) =>
      `"${typed}" will not do: an https address on the open internet is needed, without a password.`,
    none: 'The pieces are sold here alone: say "channels add NAME".',
    unknown: (name: string) => `No channel is called ${name}.`,
    ask: (name: string) => `${name} will read and sell nothing any more.`,
    revoked: (name: string) => `${name} reads and sells nothing any more.`,
    states: { none: '', untold: 'none yet', taken: 'taken', tried: 'not yet', lost: 'not for a day' },
  },
} satisfies InBoth<object>;

const name = operand(
  { it: 'NOME', en: 'NAME' },
  { it: 'come lo chiami tu: eBay, Ovoko', en: 'what you call it: eBay, Ovoko' },
  (typed, _name, language) => {
    const { data } = text(60).safeParse(typed);
    if (data === undefined) throw new UsageError(words[language].noName(printable(typed)));
    return data;
  },
);

export const channelsAdd = defineCommand({
  help: {
    it: {
      summary: 'un token per un programma che vende gli stessi pezzi anche altrove',
      notes: [
        'Il token si vede una volta sola: il negozio ne tiene solo l’impronta. Le chiamate stanno in /api/docs, sotto channel; un esempio è docs/channel-example.mjs.',
      ],
    },
    en: {
      summary: 'a token for a program that sells the same pieces elsewhere too',
      notes: [
        'The token is shown once: the shop keeps its hash alone. The calls are in /api/docs, under channel; docs/channel-example.mjs is an example.',
      ],
    },
  },
  operands: { name },
  options: {
    rights: withDefault(
      option(
        { it: 'DIRITTO', en: 'RIGHT' },
        {
          it: 'sell: legge il magazzino, tiene pezzi e li vende (se non dici niente); read: legge soltanto',
          en: 'sell: reads the stock, keeps pieces and sells them (the default); read: reads only',
        },
        oneOf(channelRights),
      ),
      'sell',
    ),
    webhook: option(
      'URL',
      {
        it: 'dove chiamarlo quando il magazzino cambia, con una firma',
        en: 'where it is called when the stock changes, with a signature',
      },
      asTyped,
    ),
  },
  examples: [
    'channels add eBay --webhook https://connector.example/stock',
    'channels add Ovoko --rights read',
  ],
  async run({ name: called, rights, webhook }, { language, open }) {
    const say = words[language];
    const { config, database, clock, print } = await open();
    const allowed: readonly ChannelRight[] = rights === 'sell' ? channelRights : ['read'];
    const asked = { name: called, rights: allowed, webhookUrl: webhook };
    const { token, webhookSecret } = await refusing(asked, language, () =>
      addAndLog({ config, database, clock }, commandLine, asked),
    );
    print(say.made(printable(called)));
    print(token);
    if (webhookSecret === null) return;
    print(say.secret);
    print(webhookSecret);
  },
});

export const channelsList = defineCommand({
  help: {
    it: { summary: 'che cosa vende gli stessi pezzi altrove, e se riceve gli avvisi' },
    en: { summary: 'what else sells the same pieces, and whether it takes its news' },
  },
  options: { json },
  examples: ['channels list'],
  async run({ json: asJson }, { terminal, language, open }) {
    const { database } = await open();
    const channels = await listChannels(database.db);
    if (asJson) terminal.printJson({ channels, total: channels.length });
    else if (channels.length === 0) terminal.print(words[language].none);
    else printList({ terminal, language }, channels, columns, channels.length);
  },
});

const when = (at: string | null): string => (at ? minuteInRome(new Date(at)) : '');

const columns: readonly Column<DeskChannel>[] = [
  { heading: { it: 'nome', en: 'name' }, cell: (channel) => printable(channel.name), canBeCut: true },
  { heading: { it: 'diritti', en: 'rights' }, cell: ({ rights }) => rights.join(', ') },
  { heading: { it: 'avvisi', en: 'news' }, cell: ({ webhook }, language) => words[language].states[webhook] },
  { heading: { it: 'usato', en: 'used' }, cell: ({ usedAt }) => when(usedAt) },
  { heading: { it: 'revocato', en: 'revoked' }, cell: ({ revokedAt }) => when(revokedAt) },
];

export const channelsRevoke = defineCommand({
  help: {
    it: {
      summary: 'il token di un canale non apre più niente, da subito',
      notes: ['Quello che ha venduto resta venduto; quello che tiene torna in vendita quando scade.'],
    },
    en: {
      summary: 'the token of a channel opens nothing any more, at once',
      notes: ['What it sold stays sold; what it keeps is for sale again when its time is over.'],
    },
  },
  operands: { name },
  options: { yes },
  examples: ['channels revoke eBay'],
  async run({ name: called, yes: isAssured }, { terminal, language, open }) {
    const say = words[language];
    const { database, clock, print } = await open();
    if (!(await confirm({ terminal, language }, say.ask(printable(called)), isAssured))) {
      print(nothingDone[language]);
      return 2;
    }
    await refusing({ name: called, webhookUrl: undefined }, language, () =>
      revokeAndLog({ database, clock }, commandLine, { name: called }),
    );
    print(say.revoked(printable(called)));
    return 0;
  },
});

/** A rule's refusal as a sentence for the terminal. */
async function refusing<Answer>(
  { name: called, webhookUrl }: { readonly name: string; readonly webhookUrl: string | undefined },
  language: Locale,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const say = words[language];
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'channel_name_taken') throw new Refused(say.taken(printable(called)));
    if (error.code === 'channel_not_found') throw new Refused(say.unknown(printable(called)));
    if (error.code === 'invalid_body') throw new UsageError(say.noWebhook(printable(webhookUrl ?? '')));
    throw error;
  }
}

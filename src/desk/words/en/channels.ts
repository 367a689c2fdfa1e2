/** What the desk says of what else sells the yard's pieces, in English. */
import type { ChannelRight } from '../../../../domain/channels.ts';
import type { DeskChannel } from '../../../../domain/contract/desk-channels.ts';

export const channels = {
  channels: {
    title: 'Sales channels',
    about:
      'A program that sells the same pieces elsewhere too reads the stock with its token, and says what it sold: that is gone here at once, and the other way.',
    none: 'No channel: for now the pieces are sold here alone.',
    rights: { read: 'reads', sell: 'sells' } satisfies Record<ChannelRight, string>,
    used: (when: string): string => `used ${when}`,
    unused: 'never used',
    revoked: (when: string): string => `revoked ${when}`,
    webhook: {
      none: 'without news',
      untold: 'no news yet',
      taken: 'news taken',
      tried: 'news not taken yet',
      lost: 'has taken no news for a day',
    } satisfies Record<DeskChannel['webhook'], string>,
    lastFailure: (failure: string): string => `last answer: ${failure}`,
    addTitle: 'Add a channel',
    name: 'Name',
    nameHint: 'What you call it: eBay, Ovoko',
    canSell: 'May keep pieces and say that it sold them',
    webhookUrl: 'Address for news (optional)',
    webhookHint: 'https://… We call it when the stock changes.',
    add: 'Make the token',
    madeTitle: (name: string): string => `The token of ${name}`,
    made: 'Copy it now: nobody sees it again afterwards, not even we.',
    token: 'Token',
    secret: 'Key to check the news with',
    done: 'I have copied it',
    revoke: 'Revoke',
    sure: (name: string): string =>
      `From now on ${name} reads and sells nothing any more. What it sold stays sold.`,
    sales: 'Sold elsewhere',
    noSales: 'Nothing has been sold elsewhere yet.',
    withoutPlace: 'without a place',
  },
};

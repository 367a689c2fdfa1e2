/** What else sells the yard's pieces: what a program there may do, and for how long it may keep a piece. */

/** `read` tells the stock; `sell` also keeps pieces and says that they were sold there. */
export const channelRights = ['read', 'sell'] as const;
export type ChannelRight = (typeof channelRights)[number];

/** `held → sold`, `held → released`, or sold at once. */
export const channelPieceStates = ['held', 'sold', 'released'] as const;
export type ChannelPieceState = (typeof channelPieceStates)[number];

/** As long as somebody takes to pay elsewhere; whoever needs longer asks again. */
export const holdMinutesMost = 60;

/** How long news is tried to be brought to a channel, before the owner is told that nobody takes it. */
export const webhookPatienceHours = 24;

/** So many ids stand in one piece of news; whoever is told that there are more asks for all that changed. */
export const idsInNews = 1_000;

export const channelPageMost = 500;

/** What the desk says of what channels have sold, in Italian. */
export const elsewhere = {
  elsewhere: {
    title: 'Venduti altrove, da prendere',
    /** @param reference what the sale is called there */
    by: (channel: string, reference: string): string => [channel, reference].filter(Boolean).join(', '),
    soldBy: (channel: string, reference: string): string =>
      `venduto su ${[channel, reference].filter(Boolean).join(', ')}`,
  },
};

/** The desk's calls about what else sells the yard's pieces. */
import type { ChannelKeys, DeskChannels, NewChannel } from '../../../domain/contract/desk-channels.ts';
import type { Call } from './call.ts';

export function createChannelCalls(call: Call) {
  return {
    channels: () => call<DeskChannels>('GET', '/channels'),
    addChannel: (channel: NewChannel) => call<ChannelKeys>('POST', '/channels', channel),
    revokeChannel: (id: string) => call('DELETE', `/channels/${id}`),
  };
}

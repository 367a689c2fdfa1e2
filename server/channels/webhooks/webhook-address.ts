/** Where a channel wants to be told: an address that may be asked, looked at before it is kept and again with each request. */
import { Problem } from '../../../domain/problem.ts';
import type { Config } from '../../config/config.ts';
import { fitAddress } from '../../http/public-hosts.ts';

/**
 * @returns the address as it is kept
 * @throws Problem `invalid_body` for anything but https to the open internet, or with a password in it
 */
export function checkedWebhook(
  { allowsPrivateWebhooks }: Pick<Config, 'allowsPrivateWebhooks'>,
  typed: string,
): string {
  const address = fitAddress(typed, allowsPrivateWebhooks);
  if (!address)
    throw new Problem('invalid_body', { errors: [{ path: 'webhookUrl', code: 'invalid_webhook' }] });
  return address;
}

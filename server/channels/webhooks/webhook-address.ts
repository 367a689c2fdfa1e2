/** Where a channel wants to be told: an address that may be asked, looked at before it is kept and again with each request. */
import { Problem } from '../../../domain/problem.ts';
import type { Config } from '../../config/config.ts';
import { isClosed } from '../../http/public-hosts.ts';

/**
 * @returns the address as it is kept
 * @throws Problem `invalid_body` for anything but https to the open internet, or with a password in it
 */
export function checkedWebhook(
  { allowsPrivateWebhooks }: Pick<Config, 'allowsPrivateWebhooks'>,
  typed: string,
) {
  const url = URL.parse(typed);
  const isFit =
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    (url.protocol === 'https:' || (allowsPrivateWebhooks && url.protocol === 'http:')) &&
    (allowsPrivateWebhooks || !isClosed(url));
  if (!isFit)
    throw new Problem('invalid_body', { errors: [{ path: 'webhookUrl', code: 'invalid_webhook' }] });
  url.hash = '';
  return url.href;
}

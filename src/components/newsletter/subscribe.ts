/** What happens with an address for the newsletter, and what is said of it (specification 5 and 8). */
import type { Locale } from '../../../domain/constants.ts';
import { NewsletterSubscription } from '../../../domain/contract/forms.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Api } from '../../lib/api.ts';
import { ConnectionLost, silenceOf, type Silence } from '../../lib/failure.ts';

/** Keys of the sentences. */
export type SubscriptionAnswer =
  | `newsletter.${'sent' | 'invalid' | 'already' | 'failed'}`
  | `problem.${Silence | 'too_many_requests' | 'maintenance'}`;

const answers: Partial<Record<Problem['code'], SubscriptionAnswer>> = {
  invalid_email: 'newsletter.invalid',
  already_subscribed: 'newsletter.already',
  too_many_requests: 'problem.too_many_requests',
  maintenance: 'problem.maintenance',
};

export async function subscribe(
  api: Pick<Api, 'subscribe'>,
  fields: FormData,
  lang: Locale,
): Promise<SubscriptionAnswer> {
  const { data } = NewsletterSubscription.safeParse({ ...Object.fromEntries(fields), lang });
  if (!data) return 'newsletter.invalid';
  try {
    await api.subscribe(data);
    return 'newsletter.sent';
  } catch (error) {
    if (error instanceof ConnectionLost) return `problem.${silenceOf(error)}`;
    return (error instanceof Problem && answers[error.code]) || 'newsletter.failed';
  }
}

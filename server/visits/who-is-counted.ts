/** Whose visits are counted: people's whose browser does not ask to be left alone. Nothing that is looked at here is kept. */
import type { IncomingHttpHeaders } from 'node:http';

/** As programs name themselves that open pages for a search engine, a preview or a check. */
const robot =
  /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit|pingdom|python|curl|wget|axios|node-fetch|go-http|java\//i;

/**
 * Whether a call is a visit of somebody. A browser with Global Privacy Control asks that its person is not sold or shared, which a total
 * of a day does neither; it is not counted all the same, since whoever turned it on wants to be left alone.
 */
export function isCounted({
  'user-agent': name = '',
  'sec-gpc': control,
}: Pick<IncomingHttpHeaders, 'user-agent'> & {
  readonly 'sec-gpc'?: string | string[] | undefined;
}): boolean {
  return name !== '' && !robot.test(name) && control !== '1';
}

/** Stands in for Google: its tag's script and the address it reports to, by their real addresses. */
import type { Page } from '@playwright/test';

export const analyticsId = 'G-SMONTO2026';

export type Reported = { readonly name: string; readonly value: number } & Record<string, unknown>;

/** What the browser asked of Google, and the events that reached it. */
export type Google = { readonly scripts: string[]; readonly events: Reported[] };

/** Like the real one, it works off the commands before it, then those to come, unless it is switched off; and keeps a cookie. */
const tag = `
  const work = (command) => {
    if (command[0] !== 'event' || window['ga-disable-${analyticsId}']) return;
    const body = JSON.stringify({ ...command[2], name: command[1] });
    fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body });
  };
  dataLayer.forEach(work);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...commands) => { commands.forEach(work); return push(...commands); };
  document.cookie = '_ga=GA1.1.1.1; path=/';
`;

export async function standInForGoogle(page: Page): Promise<Google> {
  const google: Google = { scripts: [], events: [] };
  await page.route(/google/, async (route) => {
    const request = route.request();
    if (request.url().endsWith('/g/collect')) {
      google.events.push(JSON.parse(request.postData() ?? '') as Reported);
      return route.fulfill({ status: 204 });
    }
    google.scripts.push(request.url());
    return route.fulfill({ contentType: 'text/javascript', body: tag });
  });
  return google;
}

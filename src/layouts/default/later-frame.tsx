/**
 * Footer and phone bar as the server wrote them, brought to life after the page: nobody needs their code to read or to buy.
 * The footer's is fetched by those who come near it. Where that code cannot be had they stay as they are, and their links lead on
 * as links do.
 */
import { whenever } from '../../components/later/later.tsx';
import { whenNear } from '../../lib/browser.ts';

export const LaterFooter = await whenever(async () => {
  if (!import.meta.env.SSR) await whenNear('footer');
  return (await import('./footer.tsx')).Footer;
});
export const LaterPhoneBar = await whenever(async () => (await import('./phone-bar.tsx')).PhoneBar);

/**
 * Secondary bar, footer and phone bar as the server wrote them, brought to life after the page: nobody needs their code to read
 * or to buy. The footer's is fetched by those who come near it. Until their code has come their links are followed by the app all
 * the same (`lib/follow-links.ts`).
 */
import { whenever } from '../../components/later/later.tsx';
import { whenNear } from '../../lib/browser.ts';

export const LaterFooter = await whenever(async () => {
  if (!import.meta.env.SSR) await whenNear('footer');
  return (await import('./footer.tsx')).Footer;
});
export const LaterSecondaryBar = await whenever(
  async () => (await import('./secondary-bar.tsx')).SecondaryBar,
);
export const LaterPhoneBar = await whenever(async () => (await import('./phone-bar.tsx')).PhoneBar);

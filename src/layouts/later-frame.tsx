/**
 * What stands around a page, as the server wrote it, brought to life after the page: nobody needs its code to read or to buy.
 * The footer's is fetched by those who come near it. Until it has come, links are followed by the app all the same
 * (`lib/follow-links.ts`).
 */
import { whenever } from '../components/later/later.tsx';
import { whenNear } from '../browser/viewport.ts';

const frame = () => import('./frame.ts');

export const LaterSearchBox = await whenever(
  async () => (await import('../components/search-box/search-box.tsx')).SearchBox,
);
export const LaterConnectionSign = await whenever(async () => (await frame()).ConnectionSign);
export const LaterSecondaryBar = await whenever(async () => (await frame()).SecondaryBar);
export const LaterPhoneBar = await whenever(async () => (await frame()).PhoneBar);
export const LaterSmallFooter = await whenever(async () => (await frame()).SmallFooter);
export const LaterFooter = await whenever(async () => {
  if (!import.meta.env.SSR) await whenNear('footer');
  return (await import('./default/footer.tsx')).Footer;
});

/**
 * Footer and phone bar as the server wrote them, brought to life after the page: nobody needs their code to read or to buy.
 * Where that code cannot be had they stay as they are, and their links lead on as links do.
 */
import { whenever } from '../../components/later/later.tsx';

export const LaterFooter = await whenever(async () => (await import('./footer.tsx')).Footer);
export const LaterPhoneBar = await whenever(async () => (await import('./phone-bar.tsx')).PhoneBar);

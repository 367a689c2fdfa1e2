/** What the shop keeps in the browser, and what one has allowed it. */
import { ConsentChoice } from '../../components/consent-choice/consent-choice.tsx';
import { defineTextPage } from '../../components/text-page/define-text-page.tsx';
import { source as en } from '../../texts/cookies/en.ts?data';
import { source as it } from '../../texts/cookies/it.ts?data';

export const page = defineTextPage('cookies', { it, en }, ConsentChoice);

/** Terms and conditions of sale. */
import { defineTextPage } from '../../components/text-page/text-page.tsx';
import { source as en } from '../../texts/terms/en.ts?data';
import { source as it } from '../../texts/terms/it.ts?data';

export const page = defineTextPage('terms', { it, en });

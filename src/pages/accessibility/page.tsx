/** Accessibility statement (D.Lgs. 82/2022). */
import { defineTextPage } from '../../components/text-page/text-page.tsx';
import { source as en } from '../../texts/accessibility/en.ts?data';
import { source as it } from '../../texts/accessibility/it.ts?data';

export const page = defineTextPage('accessibility', { it, en });

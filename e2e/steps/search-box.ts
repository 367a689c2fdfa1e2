/** The search at hand: in the header or, on the home page, in its middle; on a phone over the whole screen. */
import type { Locator, Page } from '@playwright/test';

const names = /^(Cerca nel catalogo|Numero, pezzo o auto|Search the catalogue|Number, part or car)$/;

/** On a phone it has to be opened first. */
export const searchBox = (page: Page, isMobile: boolean): Locator =>
  isMobile
    ? page.getByRole('dialog').getByRole('combobox')
    : page.getByRole('combobox', { name: names }).filter({ visible: true }).first();

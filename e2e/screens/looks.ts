/** In which widths, schemes and languages every screen is looked at. */
import { locales, type Locale } from '../../domain/constants.ts';

/** A phone, a tablet, a desktop, a large screen: CSS pixels. */
export const widths = [360, 768, 1280, 1920] as const;
export type Width = (typeof widths)[number];
export const heights: Record<Width, number> = { 360: 780, 768: 1024, 1280: 800, 1920: 1080 };

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** What of all that is wanted. */
export type Looks = {
  readonly widths: readonly Width[];
  readonly schemes: readonly Scheme[];
  readonly locales: readonly Locale[];
};
export const allLooks: Looks = { widths, schemes, locales };

/** One picture of a scene. */
export type Look = { readonly width: Width; readonly scheme: Scheme; readonly locale: Locale };

/** The file of a picture, in the folder of its scene: `360-it-light.png`. */
export const fileOf = ({ width, locale, scheme }: Look): string => `${width}-${locale}-${scheme}.png`;

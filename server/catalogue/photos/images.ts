/** The photos of parts, as the contract shows them: an address, its size, the widths there are, and a sentence in words. */
import { sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/constants.ts';
import type { Image } from '../../../domain/contract/parts.ts';
import { pictureAddress } from '../../../domain/picture-address.ts';
import type { Config } from '../../config/config.ts';
import { heightAt, pictureWidths } from '../../images/picture-sizes.ts';

/** A photo as it is stored; its placeholder only where it is shown large. */
export type StoredPhoto = {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder?: string;
};

const photoAt = (position: number) => sql`(
  select json_build_object('hash', photo.hash, 'width', photo.width, 'height', photo.height)
  from part_photos chosen join photos photo on photo.id = chosen.photo_id
  where chosen.part_id = parts.id and chosen.position = ${sql.raw(String(position))})`;

/** The first photo of a part in `parts`, or null; and the one behind it. */
export const firstPhoto = photoAt(0);
export const secondPhoto = photoAt(1);

export const photoCount = sql`(select count(*)::int from part_photos chosen where chosen.part_id = parts.id)`;

/** All photos of a part in `parts`, in their order. */
export const allPhotos = sql`coalesce((
  select json_agg(json_build_object('hash', photo.hash, 'width', photo.width, 'height', photo.height,
    'placeholder', photo.placeholder) order by chosen.position)
  from part_photos chosen join photos photo on photo.id = chosen.photo_id
  where chosen.part_id = parts.id), '[]')`;

/** Where pictures are had. */
export type MediaAddress = Pick<Config, 'mediaUrl'>;

/** @param alt a sentence for those who do not see it, in the language of the answer */
export function toImage(
  { hash, width, height, placeholder }: StoredPhoto,
  alt: string,
  { mediaUrl }: MediaAddress,
): Image {
  const widths = pictureWidths(width);
  const largest = widths.at(-1) ?? width;
  return {
    src: pictureAddress({ hash, width: largest, format: 'jpg' }, mediaUrl),
    width: largest,
    height: heightAt(largest, { width, height }),
    widths,
    ...(placeholder !== undefined && { placeholder }),
    alt,
  };
}

/** The only, or the first, photo of a part. */
export const altText = (locale: Locale, name: string): string =>
  locale === 'it' ? `Foto del pezzo: ${name}.` : `Photo of the part: ${name}.`;

/** One photo of several. */
export function altTextOf(locale: Locale, name: string, nth: number, count: number): string {
  if (count === 1) return altText(locale, name);
  return locale === 'it'
    ? `Foto ${nth} di ${count} del pezzo: ${name}.`
    : `Photo ${nth} of ${count} of the part: ${name}.`;
}

/** A request with photos as a form of several parts (api, `POST /requests`). */
import type { PartRequest } from '../../../domain/contract/forms.ts';

/** The fields stand before the photos, so that whoever reads them knows the first by the time the others come. */
export function asParts(request: PartRequest, photos: readonly Blob[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request))
    if (value !== undefined) form.append(name, String(value));
  for (const [at, photo] of photos.entries()) form.append('photos', photo, `photo-${at + 1}`);
  return form;
}

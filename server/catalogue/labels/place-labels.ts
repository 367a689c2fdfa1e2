/** Labels of the yard's places, printed as those of parts are. */
import { placeAddress } from '../../../domain/stock-room/place-label.ts';
import { shop } from '../../../shop.config.ts';
import { html } from '../../http/html.ts';
import { onTag, pageOfLabels, qrCode } from './label-page.ts';
import type { LabelSize } from './label-style.ts';

export type LabelledPlace = { readonly name: string; readonly isBox: boolean };

/** @param publicUrl the shop's address; any telephone's camera leads from the code to the place at the desk */
export const placeLabelPage = (
  places: readonly LabelledPlace[],
  publicUrl: string,
  size: LabelSize,
): string =>
  pageOfLabels(
    places.map(({ name, isBox }) =>
      onTag(
        name,
        html`<div class="what"><h2>${isBox ? 'Cassa' : 'Scaffale'}</h2></div>
          ${qrCode(placeAddress(publicUrl, name))}
          <p class="yard"><b>${name}</b> <span>${shop.name}</span></p>`,
        size,
      ),
    ),
    size,
  );

/**
 * The yard's desk among one's apps, apart from the shop: an iPhone shows notices of what is installed alone. It says no more than the shop's
 * name, in both languages the same.
 */
import { appIcons, light } from '../http/manifest.ts';
import { shop } from '../../shop.config.ts';

export const deskManifest = JSON.stringify({
  id: '/desk',
  name: `Banco · ${shop.name}`,
  short_name: 'Banco',
  start_url: '/desk',
  scope: '/desk',
  display: 'standalone',
  ...light,
  icons: appIcons,
});

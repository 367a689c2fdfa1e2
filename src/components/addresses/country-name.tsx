/** What a country is called in the language of the app. */
import { useLocale } from '../../stores/stores.tsx';

export function useCountryName(): (id: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (id) => names.of(id) ?? id;
}

/** Browser and server may know a country by slightly different names: the browser's takes over. */
export function CountryName({ id }: { readonly id: string }) {
  const nameOf = useCountryName();
  return <span suppressHydrationWarning>{nameOf(id)}</span>;
}

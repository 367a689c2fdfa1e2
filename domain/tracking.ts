/** Where a parcel is followed. Pure: couriers and their addresses are the shopkeeper's (`shop.config.ts`). */

/** Addresses of couriers' pages about a parcel, by courier, with `{code}` where the parcel's code stands. */
export type ParcelPages = Readonly<Record<string, string | null>>;

/** @returns undefined for a courier without such a page */
export function trackingUrl(pages: ParcelPages, courier: string, code: string): string | undefined {
  const page = Object.hasOwn(pages, courier) ? pages[courier] : undefined;
  return page?.replace('{code}', () => encodeURIComponent(code));
}

/** The courier that is meant, however it was capitalised; the beginning of its name is enough where only one begins so. */
export function courierCalled(couriers: readonly string[], typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  const begins = couriers.filter((name) => name.toLowerCase().startsWith(wanted));
  const exact = couriers.find((name) => name.toLowerCase() === wanted);
  return exact ?? (begins.length === 1 ? begins[0] : undefined);
}

/** Under which a courier knows a parcel: letters, digits, and what they are grouped with. */
export const isTrackingCode = (code: string): boolean => /^[\w /-]{4,40}$/.test(code);

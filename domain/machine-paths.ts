/** Paths that are for machines: never a page, never led to another language, never answered with the offline shell (design 4.1). */
const machinePath =
  /^\/(\.well-known|api|assets|documents|icons|media|sandbox|screenshots)(\/|$)|^\/(healthz|readyz|metrics|robots\.txt|favicon\.ico|service-worker\.js|(en\/)?manifest\.webmanifest)$|^\/sitemap/;

export function isMachinePath(pathname: string): boolean {
  return machinePath.test(pathname);
}

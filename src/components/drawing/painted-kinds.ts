/** Kinds whose drawing is filled with the donor's colour, by their slugs; what is "other" of a group has the group's. */
const painted: ReadonlySet<string> = new Set([
  'paraurti-anteriore',
  'paraurti-posteriore',
  'cofano-motore',
  'portiera-anteriore',
  'portiera-posteriore',
  'portellone',
  'parafango-anteriore',
  'specchietto-esterno',
  'carrozzeria',
  'vetri-specchi',
]);

export const isPainted = (kind: string): boolean => painted.has(kind.replace('altro-', ''));

/** Kinds that are painted as the whole car is: a colour in their name is the car's. */
export const paintedKinds: ReadonlySet<string> = new Set([
  'paraurti-anteriore',
  'paraurti-posteriore',
  'cofano-motore',
  'portiera-anteriore',
  'portiera-posteriore',
  'portellone',
  'parafango-anteriore',
  'specchietto-esterno',
  'maniglia-esterna',
]);

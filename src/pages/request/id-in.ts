/** The first id of a search option, which may hold several. */
export function idIn(option: string | null): number | undefined {
  const [, digits] = /^(\d{1,9})(?:,|$)/.exec(option ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
}

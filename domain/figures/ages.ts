/** How long what is in the yard lies there, by classes of days. */

/** The longest of each class but the last, which has no end. */
const longest = [30, 90, 180, 365] as const;

/** Both days are taken; `to` is null where there is no end. */
export type AgeClass = { readonly from: number; readonly to: number | null };

export const ageClasses: readonly AgeClass[] = [...longest, null].map((to, at) => ({
  from: at === 0 ? 0 : (longest[at - 1] ?? 0) + 1,
  to,
}));

/** Pieces that lie there for so many whole days, and what they are priced at together, in cents. */
export type Aged = { readonly days: number; readonly pieces: number; readonly value: number };

/** Pieces and their value by class, those without any too. */
export const byAge = (all: readonly Aged[]): (AgeClass & Omit<Aged, 'days'>)[] =>
  ageClasses.map(({ from, to }) => {
    const some = all.filter(({ days }) => days >= from && days <= (to ?? Infinity));
    return {
      from,
      to,
      pieces: some.reduce((sum, { pieces }) => sum + pieces, 0),
      value: some.reduce((sum, { value }) => sum + value, 0),
    };
  });

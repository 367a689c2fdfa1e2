/** A two-dimensional code as a path for SVG: each dark stretch of a row is a rectangle, a square of the code is one unit. */
export const darkSquares = (rows: readonly (readonly boolean[])[]): string => rows.map(darkRuns).join('');

function darkRuns(row: readonly boolean[], y: number): string {
  const dark = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...dark.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}

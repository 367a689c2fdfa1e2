/** Numbers of parts, as whoever holds the catalogue looks them up. */

/** Numbers of parts by how near their number is: 3 the number itself, 2 another revision, 1 a longer number that begins so, 0 one that ends so. */
export type Numbered = readonly { readonly nearness: number; readonly ids: readonly number[] }[];

export type PartNumbers = {
  /**
   * The parts whose number a query may be; none when it cannot be one.
   *
   * @param keys as `partNumberKeys` gives them
   */
  like(keys: readonly string[]): Promise<Numbered>;
  /** The parts that have a number which begins with a word. @param words letters and digits */
  beginning(words: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
  /**
   * Numbers a slip away from what was typed, as they are written on the parts, the likeliest first; a number without revision
   * letters stands for all its revisions.
   */
  near(typed: string): Promise<readonly string[]>;
};

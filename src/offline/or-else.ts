/**
 * For storage that a browser may forbid: some throw where they should answer, and nothing of the page may fail for it.
 *
 * @param otherwise what is given where the work fails
 */
export async function orElse<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** Lets a source make its next item while the last one is being used. */
export async function* oneAhead<Item>(source: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = source.next();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = source.next();
      // What goes wrong ahead of its turn is told when its turn comes.
      next.catch(() => {});
      yield value;
    }
  } finally {
    await source.return(undefined).catch(() => {});
  }
}

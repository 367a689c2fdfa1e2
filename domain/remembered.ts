/** Answers that are worked out once for each key; begins anew when too many were kept. */
export function createRemembered<Key, Value>(most: number): (key: Key, make: () => Value) => Value {
  let kept = new Map<Key, Value>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= most) kept = new Map();
    const value = make();
    kept.set(key, value);
    return value;
  };
}

/** What is made when it is first asked for. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

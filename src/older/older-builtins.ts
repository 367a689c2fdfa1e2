/**
 * What the language and the browser have had since Chromium 110 and Safari 16, for those that are older: nobody else fetches it. The
 * service worker, which cannot wait for a file, has it built in.
 */

function fill(place: object, builtins: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(builtins))
    if (!(name in place)) Object.defineProperty(place, name, { value, configurable: true, writable: true });
}

fill(Array.prototype, {
  toSorted<Item>(this: Item[], compare?: (one: Item, other: Item) => number) {
    return [...this].sort(compare);
  },
  toReversed<Item>(this: Item[]) {
    return [...this].reverse();
  },
  toSpliced<Item>(this: Item[], ...change: [number, number, ...Item[]]) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
  at: atOf,
  findLast<Item>(this: Item[], isSought: (item: Item) => boolean) {
    return [...this].reverse().find(isSought);
  },
  findLastIndex<Item>(this: Item[], isSought: (item: Item, at: number) => boolean) {
    let at = this.length - 1;
    while (at >= 0 && !isSought(this[at] as Item, at)) at -= 1;
    return at;
  },
});
fill(String.prototype, {
  at: atOf,
  toWellFormed(this: string) {
    return [...this].map((sign) => (/^[\uD800-\uDFFF]$/.test(sign) ? '\uFFFD' : sign)).join('');
  },
});
fill(Map, {
  groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key) {
    const groups = new Map<Key, Item[]>();
    for (const item of items) {
      const key = keyOf(item);
      groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    return groups;
  },
});
fill(Object, {
  hasOwn: (object: object, name: string) => Object.prototype.hasOwnProperty.call(object, name),
});
if (typeof AbortSignal === 'function')
  fill(AbortSignal, {
    timeout(ms: number) {
      const over = new AbortController();
      setTimeout(() => over.abort(new DOMException('It took too long.', 'TimeoutError')), ms);
      return over.signal;
    },
  });
// Only where it is secure, as the one of newer browsers.
if (isSecureContext) fill(crypto, { randomUUID });
function atOf<Item>(this: ArrayLike<Item>, index: number): Item | undefined {
  return this[index < 0 ? this.length + index : index];
}

function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4 (RFC 9562, section 5.4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export {};

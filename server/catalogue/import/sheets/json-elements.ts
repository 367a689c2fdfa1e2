/** Finds the lists of a JSON text, and cuts the elements of one of them out, without holding more than one element. */

export type JsonElement = {
  /** On which it begins, from 1. */
  readonly line: number;
  /** Undefined when it was too long to be kept. */
  readonly text: string | undefined;
  /** Under which it stands, where the list is an object of objects. */
  readonly key?: string;
};

/** Longest element that is taken, in UTF-16 units. */
const longestElement = 1_000_000;
/** Deepest nesting that is followed. */
const deepest = 200;
/** Longest name that is kept. */
const longestName = 200;
/** Objects of one list after which nobody looks further. */
const enough = 500;

type Container = { readonly path: string; readonly isList: boolean; key: string };

/** Follows the brackets of JSON. `opens` and `closes` hear of objects and lists with the path of what holds them. */
function createWalker(hear: {
  opens(path: string, isObject: boolean, at: number, line: number, key: string, inList: boolean): void;
  closes(at: number): void;
}) {
  const stack: Container[] = [];
  let skipped = 0;
  let inText = false;
  let escaped = false;
  let line = 1;
  let text = '';
  let key = '';
  return {
    line: () => line,
    depth: () => stack.length + skipped,
    take(chunk: string): void {
      for (let at = 0; at < chunk.length; at++) {
        const code = chunk.charCodeAt(at);
        if (code === 10) line += 1;
        if (inText) {
          if (escaped) escaped = false;
          else if (code === 92) escaped = true;
          else if (code === 34) inText = false;
          else if (text.length < longestName) text += chunk[at];
          continue;
        }
        if (code === 34) {
          inText = true;
          text = '';
        } else if (code === 58) key = text;
        else if (code === 44) key = '';
        else if (code === 123 || code === 91) {
          const top = stack.at(-1);
          const path = top ? (top.isList ? `${top.path}[]` : `${top.path}/${key}`) : '';
          hear.opens(
            top?.path ?? '',
            code === 123,
            at,
            line,
            top && !top.isList ? key : '',
            top?.isList ?? false,
          );
          if (stack.length < deepest) stack.push({ path: top ? path : '$', isList: code === 91, key });
          else skipped += 1;
          key = '';
        } else if (code === 125 || code === 93) {
          hear.closes(at);
          if (skipped > 0) skipped -= 1;
          else stack.pop();
        }
      }
    },
  };
}

type Listed = {
  objects: number;
  readonly isList: boolean;
  readonly depth: number;
  /** Signs before its first object. */
  readonly from: number;
};

/** Most signs before a list that are kept. */
const mostBefore = 10_000;

/** Most elements of a list that only says what it holds, as a database's export does before the rows of its table. */
const mostAround = 10;

/** Looks for the list of the parts: that with the most objects, the outermost one where lists lie in lists. */
export function listsOf() {
  const lists = new Map<string, Listed>();
  /** How often a list of that path was met. */
  const met = new Map<string, number>();
  let most = 0;
  let before = '';
  let passed = 0;
  const walker = createWalker({
    opens(path, isObject, at, _line, key, inList) {
      if (!isObject) {
        const own = inList ? `${path}[]` : `${path}/${key}`;
        met.set(own, (met.get(own) ?? 0) + 1);
        return;
      }
      const listed = lists.get(path) ?? {
        objects: 0,
        isList: inList,
        depth: path.split(/[[/]/).length,
        from: passed + at,
      };
      listed.objects += 1;
      lists.set(path, listed);
      most = Math.max(most, listed.objects);
    },
    closes() {},
  });
  return {
    /** @returns whether there is a reason to go on */
    take(text: string): boolean {
      if (before.length < mostBefore) before += text.slice(0, mostBefore - before.length);
      walker.take(text);
      passed += text.length;
      return most < enough;
    },
    /** What stands before the first object of a list that was found, at most its beginning. */
    before: (path: string): string => before.slice(0, lists.get(path)?.from ?? 0),
    /**
     * Its path: `` for objects one after the other, `$/data/items` for a list under keys, `$[]/data` for one that a single element of a
     * short list holds. Undefined where there is none.
     */
    best(): string | undefined {
      const all = [...lists].filter(([path]) => !path.includes('[]'));
      const order = (one: [string, Listed], other: [string, Listed]) =>
        other[1].objects - one[1].objects || one[1].depth - other[1].depth;
      const [list] = all.filter(([, { isList }]) => isList).toSorted(order);
      // A single car with its parts is one element, and says what they are of.
      if (list && list[1].objects > 1 && list[1].objects <= mostAround) {
        const [within] = [...lists]
          .filter(
            ([path, { isList, objects }]) =>
              isList && path.startsWith(`${list[0]}[]/`) && met.get(path) === 1 && objects > list[1].objects,
          )
          .toSorted(order);
        if (within) return within[0];
      }
      if (list) return list[0];
      const root = lists.get('');
      if (root && root.objects > 1) return '';
      const [map] = all.filter(([path, { objects }]) => path !== '' && objects > 1).toSorted(order);
      return map?.[0];
    },
  };
}

/** Cuts out the objects that stand in the list of that path. */
export function createElements(path: string) {
  let begun: { depth: number; line: number; text: string; isTooLong: boolean; key: string } | undefined;
  let found: JsonElement[] = [];
  let chunk = '';
  let from = 0;
  const keep = (to: number): void => {
    if (!begun) return;
    if (!begun.isTooLong) begun.text += chunk.slice(from, to);
    if (begun.text.length > longestElement) Object.assign(begun, { text: '', isTooLong: true });
  };
  const walker = createWalker({
    opens(holder, isObject, at, line, key) {
      if (begun || holder !== path || !isObject) return;
      begun = { depth: walker.depth(), line, text: '', isTooLong: false, key };
      from = at;
    },
    closes(at) {
      if (!begun || walker.depth() !== begun.depth + 1) return;
      keep(at + 1);
      found.push({
        line: begun.line,
        text: begun.isTooLong ? undefined : begun.text,
        ...(begun.key ? { key: begun.key } : {}),
      });
      begun = undefined;
    },
  });
  return {
    take(text: string): JsonElement[] {
      found = [];
      chunk = text;
      from = 0;
      walker.take(text);
      keep(text.length);
      return found;
    },
    /** What was cut off by the end of the file. */
    end: (): JsonElement | undefined => (begun ? { line: begun.line, text: begun.text || '{' } : undefined),
  };
}

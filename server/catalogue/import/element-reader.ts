/** Finds the objects of a JSON list, the list itself or under `parts`, without holding more than one of them. */

export type Element = {
  /** On which it begins, from 1. */
  readonly line: number;
  /** Its text; undefined when it was too long to be kept. */
  readonly text: string | undefined;
};

export type ElementReader = {
  take(text: string): Element[];
  /** After the last text: whether the list was closed, was cut off (on that line), or was never there. */
  end(): 'closed' | 'no_list' | { readonly cutOffAt: number };
};

/** Longest element that is taken, in UTF-16 units. */
const longestElement = 1_000_000;

/** Names under which an object holds the list. */
const listNames: readonly string[] = ['parts', 'pezzi', 'ricambi'];

export function createElementReader(): ElementReader {
  let state: 'before' | 'in list' | 'after' = 'before';
  let depth = 0;
  /** Depth of the list's elements. */
  let elementDepth = 0;
  let isInText = false;
  let isEscaped = false;
  let line = 1;
  /** The last text outside the list, which may be a key, and whether a colon followed it. */
  let key = '';
  let isKey = false;
  let element: { line: number; text: string; isTooLong: boolean } | undefined;

  function take(text: string): Element[] {
    const found: Element[] = [];
    /** Where the part of the element begins that is in this text. */
    let from = 0;

    function keep(to: number): void {
      if (!element) return;
      if (!element.isTooLong) element.text += text.slice(from, to);
      if (element.text.length > longestElement) Object.assign(element, { text: '', isTooLong: true });
    }
    function finish(at: number): void {
      keep(at);
      if (element) found.push({ line: element.line, text: element.isTooLong ? undefined : element.text });
      element = undefined;
    }

    for (let at = 0; at < text.length; at++) {
      const sign = text[at] ?? '';
      if (sign === '\n') line += 1;
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (sign === '\\') isEscaped = true;
        else if (sign === '"') isInText = false;
        if (isInText && state === 'before' && key.length < 20) key += sign;
        continue;
      }
      if (/\s/.test(sign) || state === 'after') continue;
      if (state === 'in list' && depth === elementDepth && (sign === ',' || sign === ']')) {
        finish(at);
        if (sign === ']') state = 'after';
        continue;
      }
      if (state === 'in list' && !element) {
        element = { line, text: '', isTooLong: false };
        from = at;
      }
      if (sign === '"') {
        isInText = true;
        if (state === 'before') [key, isKey] = ['', false];
      } else if (sign === ':') isKey = true;
      else if (sign === '[' || sign === '{') {
        const isList = depth === 0 || (depth === 1 && isKey && listNames.includes(key.toLowerCase()));
        depth += 1;
        if (state === 'before' && sign === '[' && isList) [state, elementDepth] = ['in list', depth];
      } else if (sign === ']' || sign === '}') depth -= 1;
    }
    keep(text.length);
    return found;
  }

  return {
    take,
    end() {
      if (state === 'before') return 'no_list';
      return state === 'after' ? 'closed' : { cutOffAt: element?.line ?? line };
    },
  };
}

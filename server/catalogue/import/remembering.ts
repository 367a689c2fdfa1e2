/** Answers that are kept: a yard's file says the same on a thousand lines. */

/** Most answers that are remembered. */
const mostRemembered = 10_000;
/** What is longer is prose, which is said once. */
const longestRemembered = 200;

/**
 * Finds each answer once.
 *
 * @param keyOf under what; two that are asked alike have the same
 */
export function remembering<Value, Asked = string>(
  find: (asked: Asked) => Value,
  keyOf: (asked: Asked) => string = String,
): (asked: Asked) => Value {
  const answers = new Map<string, Value>();
  return (asked) => {
    const key = keyOf(asked);
    const known = answers.get(key);
    if (known !== undefined || answers.has(key)) return known as Value;
    const answer = find(asked);
    if (answers.size < mostRemembered && key.length <= longestRemembered) answers.set(key, answer);
    return answer;
  };
}

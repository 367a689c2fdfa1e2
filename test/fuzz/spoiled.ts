/** A body in which one thing is wrong. */

type Place = { readonly holder: object; readonly name: string };

/**
 * @param wrong is put somewhere, unless something is left out, made too long or added
 * @param choice decides what is done, and where
 */
export function spoiled(body: unknown, wrong: unknown, choice: number): unknown {
  const copy = structuredClone(body);
  const places = placesIn(copy);
  const { holder, name } = places[choice % Math.max(places.length, 1)] ?? {};
  if (!holder || name === undefined) return wrong;
  const fields = holder as Record<string, unknown>;
  const value = fields[name];
  switch (Math.floor(choice / places.length) % 6) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else delete fields[name];
      break;
    case 1:
      fields[name] = beyond(value);
      break;
    case 2:
      if (Array.isArray(holder)) holder.push(value);
      else
        Object.defineProperty(holder, typeof wrong === 'string' ? wrong : 'isAdmin', {
          value: true,
          enumerable: true,
        });
      break;
    case 3:
      fields[name] = typeof value === 'string' && typeof wrong === 'string' ? value + wrong : wrong;
      break;
    default:
      fields[name] = wrong;
  }
  return copy;
}

/** Each of a body's texts once with something behind it that no text should hold; what is looked up in the shop instead of it. */
export function withBehindEachText(body: unknown, odd: string): unknown[] {
  const isText = ({ holder, name }: Place) => typeof Reflect.get(holder, name) === 'string';
  return placesIn(body).flatMap((place, at) => {
    if (!isText(place)) return [];
    const copy = structuredClone(body);
    const { holder, name } = placesIn(copy)[at] as Place;
    const text = String(Reflect.get(holder, name));
    Reflect.set(holder, name, text.startsWith('@') ? odd : text + odd);
    return [copy];
  });
}

/** More than any limit: of a text, a list or a number. */
function beyond(value: unknown): unknown {
  if (typeof value === 'string') return value.padEnd(5_000, value || 'x');
  if (Array.isArray(value)) return Array.from({ length: 200 }, () => value[0]);
  return typeof value === 'number' ? value * -1e6 : [value];
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [{ holder: value, name }, ...placesIn(inner)]);
}

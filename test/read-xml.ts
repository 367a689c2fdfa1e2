/** Reads XML as strictly as a search engine's reader: one root, every element closed in its turn, no sign that should have been escaped. */

export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text directly in it. */
  text: string;
  readonly children: Element[];
};

const token = /<\?xml [^?<>]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<>]*")*)\s*(\/?)>|[^<>]+/gy;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** @throws Error at what is no XML, or none that the shop has reason to write */
export function readXml(xml: string): Element {
  const top: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  token.lastIndex = 0;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const [whole, isEnd, name, attributes = '', isEmpty] = token.exec(xml) ?? [];
    const parent = open.at(-1);
    if (whole === undefined || !parent) throw new Error(`no XML: ${xml.slice(at, at + 80)}`);
    if (whole.startsWith('<?')) continue;
    if (name === undefined) parent.text += unescape(whole);
    else if (isEnd) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes what is not open`);
    } else {
      const element: Element = { name, attributes: readAttributes(attributes), text: '', children: [] };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [root, ...others] = top.children;
  if (open.length !== 1 || !root || others.length > 0 || top.text.trim() !== '')
    throw new Error('no single, closed root');
  return root;
}

/** The texts of all elements of a name below. */
export const textsOf = (element: Element, name: string): string[] =>
  element.children.flatMap((child) =>
    child.name === name ? [child.text, ...textsOf(child, name)] : textsOf(child, name),
  );

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescape(value)]),
  );

function unescape(text: string): string {
  return text.replace(/&([^;]*;)?/g, (entity, name: string | undefined) => {
    const sign = entities[name?.slice(0, -1) ?? ''];
    if (sign === undefined) throw new Error(`no entity: ${entity}`);
    return sign;
  });
}

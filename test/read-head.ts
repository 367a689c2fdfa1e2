/** Reads a page's head as a search engine does: what it is called, where it belongs, and what it says to machines. */
import { scripts } from './rendered.ts';

export type Head = {
  readonly title: string;
  readonly description: string;
  readonly robots: string | undefined;
  readonly canonical: string | undefined;
  /** Addresses by language. */
  readonly alternates: Readonly<Record<string, string>>;
  /** `og:…` and `twitter:…`. */
  readonly shared: Readonly<Record<string, string>>;
  /** What stands in `application/ld+json`. */
  readonly data: readonly Record<string, unknown>[];
};

export function readHead(page: string): Head {
  const head = page.slice(0, page.indexOf('</head>'));
  const tags = [...head.matchAll(/<(meta|link)\s+([^>]*?)\/?>/g)].map(([, , text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescape(value)]),
    ),
  );
  const named = (name: string) => tags.find((tag) => tag['name'] === name)?.['content'];
  return {
    title: unescape(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: named('description') ?? '',
    robots: named('robots'),
    canonical: tags.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: Object.fromEntries(
      tags.filter(({ rel }) => rel === 'alternate').map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    shared: Object.fromEntries(
      tags
        .map(({ property, name, content = '' }) => [property ?? name ?? '', content] as const)
        .filter(([property]) => /^(og|twitter):/.test(property)),
    ),
    data: scripts(page)
      .filter(({ tag }) => tag.includes('ld+json'))
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>),
  };
}

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

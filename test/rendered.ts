/** Asks a server for pages as a browser does, and reads what came: head, record, scripts. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PageRecord } from '../domain/rendering.ts';
import { createServer, type ServerOptions } from '../server/app.ts';
import type { Config } from '../server/config/config.ts';
import { openBuiltPages } from '../server/rendering/built-pages.ts';
import type { TestShop } from './open-shop.ts';

const built = join(import.meta.dirname, '../dist');

/**
 * A second server on the shop's data, with the pages of the last build.
 *
 * @param settings other than the shop's
 * @param logger where its log goes; nowhere when left out
 * @throws StartError when there is no build: `npm run build` makes one
 */
export async function openPages(
  shop: TestShop,
  settings: Partial<Config> = {},
  logger?: ServerOptions['logger'],
): Promise<FastifyInstance> {
  const deps = { ...shop.deps, config: { ...shop.deps.config, ...settings } };
  return createServer(deps, {
    ...(logger !== undefined && { logger }),
    openPages: (app) => openBuiltPages(app, built, deps),
  });
}

export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  readonly lang: string | undefined;
  readonly record: PageRecord;
  /** Cookies that the answer sets; an empty value takes one away. */
  readonly cookies: Readonly<Record<string, string>>;
};

/** @param cookies of the visitor */
export async function renderPage(
  app: FastifyInstance,
  url: string,
  cookies: Record<string, string> = {},
): Promise<RenderedPage> {
  const answer = await app.inject({ method: 'GET', url, cookies });
  const text = answer.body;
  const [record = '{}'] = scripts(text)
    .filter(({ tag }) => tag.includes('id="record"'))
    .map(({ body }) => body);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text,
    lang: /<html lang="(\w+)"/.exec(text)?.[1],
    record: JSON.parse(record) as PageRecord,
    cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
  };
}

/** The script elements as a browser sees them: each ends at the first end tag, whatever stands before it. */
export function scripts(text: string): { tag: string; body: string }[] {
  return [...text.matchAll(/<script\b([^>]*)>(.*?)<\/script\s*>/gis)].map(([, tag = '', body = '']) => ({
    tag,
    body,
  }));
}

/** What is left of a page without its script elements. */
export const withoutScripts = (text: string): string =>
  text.replace(/<script\b[^>]*>.*?<\/script\s*>/gis, '');

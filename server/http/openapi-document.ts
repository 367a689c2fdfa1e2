/** What the pages about the API read of an OpenAPI document, and how the generated one is tidied. */

import { STATUS_CODES } from 'node:http';
import { apiCalls } from './api-calls.ts';

export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

type Body = { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };

export type Operation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Body;
  readonly responses?: Record<string, Body & { readonly description?: string; readonly $ref?: string }>;
};

export type ApiDocument = {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** RFC 9457, as `domain/problem.ts` writes it. */
const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: { path: { type: 'string' }, code: { type: 'string' } },
      },
    },
  },
};
const problemAnswer = {
  description: 'What is wrong, as a problem document',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/**
 * Tidies the generated document: every call may answer with a problem, shapes that no call uses are left out,
 * and a shape that is only sent or only received loses the generator's suffix.
 */
export function tidyDocument(generated: object): ApiDocument {
  const document = structuredClone(generated) as ApiDocument & {
    components: { schemas: Record<string, Schema> };
  };
  for (const [call, operation] of callsOf(document)) {
    const answers = Object.entries(operation.responses ?? {}).map(
      ([status, answer]) => [status, { ...answer, description: STATUS_CODES[status] ?? '' }] as const,
    );
    const [operationId, summary] = apiCalls[call] ?? [];
    Object.assign(operation, {
      ...(operationId && { operationId, summary }),
      // Said of each, so that nobody has to guess what a call without it means.
      security: operation.security ?? [],
      responses: {
        ...Object.fromEntries(answers),
        ...Object.fromEntries(refusalsOf(operation).map((status) => [status, refusal(status)])),
        default: problemAnswer,
      },
    });
  }

  const { schemas } = document.components;
  schemas['Problem'] = problem;
  const used = usedNames(document.paths, schemas);
  const referenced = Object.entries(schemas).filter(([name]) => used.has(name));
  const tidy = {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(referenced) },
  };
  return renamed(
    tidy,
    [...used].filter((name) => isInputOnly(name, used)),
  );
}

/** Each call by its method and path. */
const callsOf = ({ paths }: ApiDocument): [string, Operation][] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );

/** Whether a call takes the bearer token: an open one says that it takes none. */
export const isGuarded = ({ security = [] }: Operation): boolean => security.length > 0;

/** Whether it takes the token of a channel that sells elsewhere, and a right with it. */
export const isOfChannel = ({ security = [] }: Operation): boolean =>
  security.some((way) => 'channel' in (way as object));

/** As which a call may be refused, by what it asks for; too many calls are refused everywhere. */
function refusalsOf(operation: Operation): number[] {
  const { parameters = [], requestBody } = operation;
  return [
    ...(requestBody || parameters.length > 0 ? [400] : []),
    ...(isGuarded(operation) ? [401] : []),
    ...(isOfChannel(operation) ? [403] : []),
    ...(parameters.some(({ name }) => name === 'idempotency-key') ? [409] : []),
    ...(parameters.some(({ in: place }) => place === 'path') ? [404] : []),
    429,
  ];
}

const refusal = (status: number) => ({ ...problemAnswer, description: STATUS_CODES[status] ?? '' });

const reference = /"#\/components\/schemas\/([^"]+)"/g;
const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(reference)].map(([, name]) => name ?? '');

function usedNames(paths: ApiDocument['paths'], schemas: Record<string, Schema>): Set<string> {
  const used = new Set<string>();
  const open = namesIn(paths);
  for (let name = open.pop(); name; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...namesIn(schemas[name] ?? {}));
  }
  return used;
}

const isInputOnly = (name: string, used: Set<string>): boolean =>
  name.endsWith('Input') && !used.has(withoutSuffix(name));
const withoutSuffix = (name: string): string => name.replace(/Input$/, '');

function renamed(document: ApiDocument, names: readonly string[]): ApiDocument {
  const text = JSON.stringify(document).replace(reference, (whole, name: string) =>
    names.includes(name) ? `"#/components/schemas/${withoutSuffix(name)}"` : whole,
  );
  const copy = JSON.parse(text) as ApiDocument;
  const schemas = Object.entries(copy.components.schemas)
    .map(([name, schema]) => [names.includes(name) ? withoutSuffix(name) : name, schema] as const)
    .sort(([one], [other]) => one.localeCompare(other));
  return { ...copy, components: { ...copy.components, schemas: Object.fromEntries(schemas) } };
}

/** Calls of one operation of the description: as it says, nearly so, and absurd. */
import fc from 'fast-check';
import {
  isGuarded,
  isOfChannel,
  type ApiDocument,
  type Operation,
} from '../../server/http/openapi-document.ts';
import { absurdText, absurdValue } from './absurd.ts';
import { absurdBody, absurdHeader, absurdQuery, contentType } from './absurd-wire.ts';
import { exampleOf, type Example } from './examples.ts';
import { likelyInPath, likelyInQuery } from './likely.ts';
import { spoiled } from './spoiled.ts';
import { valuesOf, type Shapes } from './values.ts';

/** A call before the signs in it are filled in (`world.ts`). */
export type Call = Required<Omit<Example, 'body'>> & {
  readonly as: 'nobody' | 'owner' | 'channel';
  readonly method: string;
  readonly path: string;
  readonly body?: Example['body'];
  readonly raw?: { readonly body?: string; readonly query?: string; readonly parameters?: boolean };
};

export type Described = { readonly method: string; readonly path: string; readonly operation: Operation };

/** Every call of the description. */
export const operationsOf = ({ paths }: ApiDocument): Described[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** As the description says: what is wrong with it, only the shop can know. */
export function asDescribed(described: Described, shapes: Shapes): fc.Arbitrary<Call> {
  const { method, path, operation } = described;
  const { parameters = [], requestBody } = operation;
  const whoever = isOfChannel(operation) ? 'channel' : isGuarded(operation) ? 'owner' : 'nobody';
  const values = (place: string, likely: (name: string) => readonly string[] | undefined) => {
    const those = parameters.filter((parameter) => parameter.in === place);
    const fields = those.map(({ name, schema = {} }) => {
      const usual = likely(name);
      const any = valuesOf(schema, shapes).map(String);
      return [name, usual ? fc.oneof(fc.constantFrom(...usual), any) : any] as const;
    });
    return fc.record(Object.fromEntries(fields), {
      requiredKeys: those.filter(({ required }) => required).map(({ name }) => name),
    });
  };
  const schema = requestBody?.content?.['application/json']?.schema;
  const example = exampleOf(described).body;
  const body = schema ? valuesOf(schema, shapes) : fc.constant(undefined);
  return fc.record<Call>({
    // Who is signed in may ask for what is open too; whoever is not gets nothing from what is guarded.
    as: fc.constantFrom('owner', whoever, whoever, 'nobody'),
    method: fc.constant(method),
    path: fc.constant(path),
    parameters: values(
      'path',
      (name) => likelyInPath[path.slice(0, path.indexOf(`{${name}}`)).replace(/^.*\}/, '')],
    ),
    query: values('query', (name) => likelyInQuery[name]).map((query) => Object.entries(query)),
    headers: values('header', () => undefined),
    body: example === undefined ? body : fc.oneof(fc.constant(example), body),
  });
}

/** One thing is wrong with it. */
export function nearlyAsDescribed(described: Described, shapes: Shapes): fc.Arbitrary<Call> {
  const one = fc.constantFrom('body', 'body', 'body', 'parameter', 'query', 'header');
  const good = asDescribed(described, shapes);
  return fc
    .tuple(good, one, fc.oneof(absurdText, absurdValue), absurdText, absurdQuery, absurdHeader, fc.nat())
    .map(([call, wrong, value, text, query, [name, header], at]): Call => {
      const names = Object.keys(call.parameters);
      if (wrong === 'body' && call.body !== undefined)
        return { ...call, body: spoiled(call.body, value, at) };
      if (wrong === 'parameter' && names.length > 0)
        return { ...call, parameters: { ...call.parameters, [names[at % names.length] ?? '']: text } };
      if (wrong === 'header') return { ...call, headers: { ...call.headers, [name]: header } };
      return { ...call, raw: { query } };
    });
}

/** Hardly anything is right with it. */
export function absurd(described: Described, shapes: Shapes): fc.Arbitrary<Call> {
  return fc
    .tuple(
      asDescribed(described, shapes),
      fc.array(absurdHeader, { maxLength: 3 }),
      fc.option(absurdBody, { nil: undefined }),
      fc.option(absurdQuery, { nil: undefined }),
      fc.option(contentType, { nil: undefined, freq: 3 }),
      fc.option(absurdText, { nil: undefined }),
      fc.oneof(absurdValue, fc.dictionary(absurdText, absurdValue, { maxKeys: 3 })),
      fc.boolean(),
    )
    .map(([call, headers, body, query, type, text, value, isRaw]): Call => ({
      ...call,
      headers: {
        ...call.headers,
        ...Object.fromEntries(headers),
        ...(type !== undefined && { 'content-type': type }),
      },
      parameters:
        text === undefined
          ? call.parameters
          : Object.fromEntries(Object.keys(call.parameters).map((name) => [name, text])),
      body: body === undefined ? value : undefined,
      raw: {
        ...(body !== undefined && { body }),
        ...(query !== undefined && { query }),
        parameters: isRaw,
      },
    }));
}

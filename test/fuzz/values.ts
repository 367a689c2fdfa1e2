/** Values as a JSON schema of the shop's own description asks for them. */
import fc from 'fast-check';
import type { ApiDocument, Schema } from '../../server/http/openapi-document.ts';
import { likely } from './likely.ts';

export type Shapes = ApiDocument['components']['schemas'];

/** Lists and texts stay shorter than this, whatever the schema allows: more would only take longer. */
const most = 12;

/**
 * Values that a schema takes. A field of a known name is filled in as people fill it in, three times of four: what the shop
 * checks beyond its schema (a postal code of its province) is seldom met by chance.
 *
 * @param name of the field that the schema describes
 */
export function valuesOf(schema: Schema, shapes: Shapes, name = ''): fc.Arbitrary<unknown> {
  const usual = likely[name];
  const described = asDescribed(schema, shapes, name);
  return usual
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: described })
    : described;
}

function asDescribed(schema: Schema, shapes: Shapes, name: string): fc.Arbitrary<unknown> {
  if (schema.$ref) return valuesOf(shapes[nameIn(schema.$ref)] ?? {}, shapes, name);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, shapes, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? []].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, shapes)));
}

function ofType(type: string, schema: Schema, shapes: Shapes): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1e9, -1e9),
        max: Math.min(schema.maximum ?? 1e9, 1e9),
      });
    case 'string':
      return textOf(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, shapes), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? most, most),
      });
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const fields = Object.entries(properties).map(
        ([field, shape]) => [field, valuesOf(shape, shapes, field)] as const,
      );
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
    }
    default:
      throw new Error(`no values of type ${type} are known`);
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = Infinity }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const size = { minLength, maxLength: Math.min(maxLength, minLength + most) };
  return fc.oneof(fc.string({ unit: 'grapheme', ...size }), fc.string({ unit: 'binary', ...size }));
}

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

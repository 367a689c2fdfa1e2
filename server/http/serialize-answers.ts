/** Answers as JSON: each is held against the contract, and what the contract does not name is left out (decision 0116). */
import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { $ZodArray, $ZodNullable, $ZodObject, $ZodObjectJIT, $ZodOptional, type $ZodType } from 'zod/v4/core';

/** As the library does it, by schemas that are compiled: for a page of results that is a fifth of the time. */
export const serializeAnswers: FastifySerializerCompiler<$ZodType> = (route) =>
  serializerCompiler({ ...route, schema: compiled(route.schema) });

const known = new WeakMap<$ZodType, $ZodType>();

/**
 * The same schema with objects that are compiled when they are first asked. `zod/mini`, in which the contract is written for the sake of
 * browsers, reads theirs anew for each answer. What stands inside other kinds of schemas stays as it is.
 */
function compiled(schema: $ZodType): $ZodType {
  const made = known.get(schema) ?? compile(schema);
  known.set(schema, made);
  return made;
}

function compile(schema: $ZodType): $ZodType {
  if (schema instanceof $ZodObject) {
    const { def } = schema._zod;
    const shape = Object.entries(def.shape).map(([name, member]) => [name, compiled(member)]);
    return new $ZodObjectJIT({ ...def, shape: Object.fromEntries(shape) });
  }
  if (schema instanceof $ZodArray) {
    const { def } = schema._zod;
    return new $ZodArray({ ...def, element: compiled(def.element) });
  }
  if (schema instanceof $ZodNullable) {
    const { def } = schema._zod;
    return new $ZodNullable({ ...def, innerType: compiled(def.innerType) });
  }
  if (schema instanceof $ZodOptional) {
    const { def } = schema._zod;
    return new $ZodOptional({ ...def, innerType: compiled(def.innerType) });
  }
  return schema;
}

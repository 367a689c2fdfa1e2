/** A JSON schema in a line or block that people read at a glance, close to how TypeScript writes a type. */
import { html, type Html } from './html.ts';
import type { Schema } from './openapi-document.ts';

/** @returns markup in which the names of shapes are links to `#Name` */
export function schemaText(schema: Schema, indent = ''): Html {
  if (schema.$ref) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`;
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return joined(
      choices.map((choice) => schemaText(choice, indent)),
      html` | `,
    );
  if (schema.allOf)
    return joined(
      schema.allOf.map((part) => schemaText(part, indent)),
      html` & `,
    );
  if (schema.type === 'array') return html`[${schemaText(schema.items ?? {}, indent)}]`;
  if (schema.properties) return objectText(schema, indent);
  if (typeof schema.additionalProperties === 'object')
    return html`{ [name]: ${schemaText(schema.additionalProperties, indent)} }`;
  return html`${[typeName(schema), limits(schema)].filter(Boolean).join(' ')}`;
}

function objectText({ properties = {}, required = [] }: Schema, indent: string): Html {
  // Line breaks stand as values: a formatter may move those that stand in the markup.
  const inner = `\n  ${indent}`;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    return html`${inner}${name}${mark}: ${schemaText(schema, `${indent}  `)}`;
  });
  return html`{${lines}${`\n${indent}`}}`;
}

function joined(parts: readonly Html[], between: Html): Html {
  return html`${parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]))}`;
}

const typeName = ({ type, format }: Schema): string =>
  format ?? (typeof type === 'string' ? type : (type?.join(' | ') ?? 'anything'));

/** Bounds that somebody chose; the generator writes the limits of a safe integer on every other one. */
function limits({ minimum, maximum, minLength, maxLength }: Schema): string {
  const isChosen = (bound?: number): bound is number =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  const range = (least?: number, most?: number): string =>
    isChosen(least) || isChosen(most)
      ? `(${isChosen(least) ? least : ''}–${isChosen(most) ? most : ''})`
      : '';
  return range(minimum, maximum) + range(minLength, maxLength);
}

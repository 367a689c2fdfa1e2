/** Turns the profile's form into what the contract reads: an optional field left empty keeps nothing. */
const optional = ['fiscalCode', 'uniqueCode', 'pecAddress'];

export function readProfile(fields: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...fields].map(([name, value]) => [name, value === '' && optional.includes(name) ? null : value]),
  );
}

/** Turns the registration form into what the contract reads: empty optional fields are left out. */
const optional = ['fiscalCode', 'uniqueCode', 'pecAddress'];

export function readSignUp(fields: FormData): Record<string, unknown> {
  const texts = [...fields].filter(([name, value]) => value !== '' || !optional.includes(name));
  return {
    ...Object.fromEntries(texts),
    acceptTerms: fields.has('acceptTerms'),
    acceptPrivacy: fields.has('acceptPrivacy'),
  };
}

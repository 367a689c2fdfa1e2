/** Answers that are bytes, as the description of the API tells them. */
import * as z from 'zod/mini';

/** Bytes, which the description of the API calls a file. */
const file = z.file() as unknown as z.ZodMiniType<Uint8Array>;

export const fileAnswer = <Type extends string>(type: Type) =>
  ({ content: { [type]: { schema: file } } }) as {
    readonly content: { readonly [Each in Type]: { readonly schema: typeof file } };
  };

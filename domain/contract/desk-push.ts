/** Notices on a telephone or in a browser (Web Push), as the desk's page asks for them. */
import * as z from 'zod/mini';

/** With which key the browser subscribes, base64url; and whether this visit's browser is told. */
export const PushState = z.object({ publicKey: z.string(), isOn: z.boolean() });
export type PushState = z.infer<typeof PushState>;

const endpoint = z.string().check(z.minLength(1), z.maxLength(1_000));
const base64url = (most: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(most));

/** What a browser's push service gives it (W3C, Push API), without what nobody needs. */
export const NewPushSubscription = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: base64url(100), auth: base64url(40) }),
});
export type NewPushSubscription = z.infer<typeof NewPushSubscription>;

/** The browser has a subscription; whether the shop knows it as this person's. */
export const SeenPushSubscription = z.strictObject({ endpoint });
export const SeenPushState = z.object({ isOn: z.boolean() });
export type SeenPushState = z.infer<typeof SeenPushState>;

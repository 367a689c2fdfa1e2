/** Who may be signed in on a picture: one who has just registered, one with orders under way, one with older ones, a workshop. */
export const whos = ['newcomer', 'buyer', 'regular', 'workshop'] as const;
export type Who = (typeof whos)[number];

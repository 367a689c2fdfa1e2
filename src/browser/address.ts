/** The address that is shown. */

export const pathnameInView = (): string => location.pathname;

/** The address that is shown, without its query: that can hold what is nobody else's business. */
export const pathInView = (): string => location.origin + location.pathname;

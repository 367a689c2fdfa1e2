/** Crockford's alphabet: no I, L, O and U, so that nothing is misread, on paper or on a greasy label. */
export const readableSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

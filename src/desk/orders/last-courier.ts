/** Under what this phone remembers it: the courier of the last parcel is mostly that of the next. */
export const lastCourier = 'desk-courier';

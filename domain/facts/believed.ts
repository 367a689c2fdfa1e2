/** How far what is said of a piece and its car is believed: beyond it a sign was misread, or a finger slipped. */

/** Highest price, in cents. */
export const highestPriceCents = 10_000_000;

/** Farthest that a car has gone, in km. */
export const farthestKm = 1_999_999;

/** The strongest car, in kW. */
export const highestPowerKw = 1_500;

/** The first year that a car can have; the last is the next one. */
export const firstCarYear = 1900;

/** The most pieces of a part that stand in a yard. */
export const onHandMax = 9_999;

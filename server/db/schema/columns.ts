/** Kinds of columns that several tables have. Money in whole cents; persons' ids are UUID v7 made in Node. */
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A moment, with its zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A number that the database counts up. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** What a request for a part is called when people speak of it. */

/** The last signs of its id, which are chance; the first ones are the time. The shopkeeper's commands take it as it is. */
export const requestReference = (id: string): string => id.slice(-8);

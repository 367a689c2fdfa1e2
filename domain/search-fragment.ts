/** Behind the `#` of an address: the search is to be opened, with the cursor in it. */
export const searchFragment = 'cerca';

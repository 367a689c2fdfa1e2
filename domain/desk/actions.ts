/** What the desk's log writes down. */
export const deskActionNames = [
  'staff_added',
  'staff_removed',
  'factor_added',
  'factor_removed',
  'signed_in',
  'item_picked',
  'item_put_back',
  'order_packed',
  'order_unpacked',
  'order_shipped',
  'order_delivered',
  'address_corrected',
  'note_written',
] as const;
export type DeskActionName = (typeof deskActionNames)[number];

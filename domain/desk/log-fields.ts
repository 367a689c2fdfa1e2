/** What the log's before and after may hold, and how each field is to be read. */

/** In the order in which they are told. `money` is whole cents, `word` a code of a closed list, `text` as somebody wrote it. */
export const logFields = {
  code: 'text',
  codes: 'text',
  name: 'text',
  nameIt: 'text',
  nameEn: 'text',
  kind: 'text',
  donorCar: 'text',
  role: 'word',
  what: 'word',
  forgetsFactors: 'word',
  text: 'text',

  state: 'word',
  channel: 'text',
  reference: 'text',
  pickedBy: 'text',
  courier: 'text',
  trackingCode: 'text',
  address: 'text',
  postalCode: 'text',
  city: 'text',
  region: 'text',
  country: 'text',
  repairer: 'text',
  plate: 'text',
  verdict: 'word',

  isBox: 'word',
  place: 'text',
  side: 'word',
  axle: 'word',
  numbers: 'text',
  serialNumber: 'text',
  otherNumbers: 'text',
  vatScheme: 'word',
  condition: 'word',
  tested: 'word',
  year: 'text',
  mileageKm: 'count',
  fuel: 'word',
  engineCode: 'text',
  gearboxCode: 'text',
  powerKw: 'text',
  colour: 'text',
  colourCode: 'text',
  vin: 'text',

  parts: 'count',
  pieces: 'count',
  onHand: 'count',
  putBack: 'count',
  left: 'count',
  tooFew: 'text',
  photos: 'count',

  paper: 'word',
  orderNumber: 'text',
  total: 'money',
  fileName: 'text',
  timesSent: 'count',
  refusal: 'text',
  companyName: 'text',
  fiscalCode: 'text',
  vatNumber: 'text',
  uniqueCode: 'text',
  pecAddress: 'text',

  price: 'money',
  sum: 'money',
  purchasePrice: 'money',
  amount: 'money',
  soldFor: 'money',
  withheld: 'money',

  reason: 'word',
  note: 'text',
  internalNotes: 'text',
  descriptionIt: 'text',
  descriptionEn: 'text',
  rights: 'word',
  webhookUrl: 'text',

  /** Of the car a piece was taken from: its facts are read as if they stood beside it. */
  car: 'silent',
  /** A rule for prices and what its ids were called: the line is headed by it. */
  rule: 'silent',
  names: 'silent',
  // Read together with others, or of no use to anybody who reads.
  order: 'silent',
  offerDays: 'silent',
  partId: 'silent',
  until: 'silent',
  answerId: 'silent',
  brandId: 'silent',
  modelId: 'silent',
  kindId: 'silent',
  carId: 'silent',
} as const satisfies Record<string, 'money' | 'count' | 'word' | 'text' | 'silent'>;

export type LogField = keyof typeof logFields;

type FieldOf<Kind extends string> = {
  [Field in LogField]: (typeof logFields)[Field] extends Kind ? Field : never;
}[LogField];
/** Those whose values are words of the code. */
export type WordField = FieldOf<'word'>;
/** Those that are told by a name. */
export type ToldField = Exclude<LogField, FieldOf<'silent'>>;

/** What an action writes down of before or after. */
export type Logged = { readonly [Field in LogField]?: unknown };

export const isLogField = (name: string): name is LogField => Object.hasOwn(logFields, name);

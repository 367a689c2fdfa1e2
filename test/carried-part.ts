/** A part as it is carried along, and the words beside it, for a test. */
import type { CarriedPart } from '../domain/snapshot/carried-part.ts';
import type { CarriedWords } from '../domain/snapshot/carried-words.ts';

export const carriedWords: CarriedWords = {
  brands: [{ id: 1, name: 'Fiat', slug: 'fiat' }],
  models: [{ id: 17, brandId: 1, name: 'Panda', slug: 'panda', yearFrom: 2003, yearTo: 2012 }],
  categories: [
    {
      id: 8,
      parentId: null,
      slug: 'motore',
      safety: false,
      nameIt: 'Motore',
      nameEn: 'Engine',
      parcelSize: 'M',
    },
    {
      id: 80,
      parentId: 8,
      slug: 'alternatore',
      safety: false,
      nameIt: 'Alternatore',
      nameEn: 'Alternator',
      parcelSize: 'M',
    },
  ] as CarriedWords['categories'],
  synonyms: [],
  soldCars: [],
  engines: [],
  sidedKinds: [],
  shipping: { rates: [], freeOverCents: 0 },
};

export const carriedPart = (id: number, change: Partial<CarriedPart> = {}): CarriedPart =>
  ({
    id,
    categoryId: 80,
    nameIt: 'Alternatore',
    nameEn: 'Alternator',
    serialNumber: `46 971 ${100 + id}`,
    otherNumbers: [],
    manufacturerCode: null,
    price: 10_000,
    discount: 0,
    photoCount: 0,
    condition: 'B',
    weightKg: 5,
    side: null,
    axle: null,
    tested: null,
    available: 1,
    updatedAt: id,
    isPadded: false,
    modelIds: [17],
    brandIds: [1],
    fits: [],
    car: null,
    ...change,
  }) as CarriedPart;

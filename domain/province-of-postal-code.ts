/** The province that a CAP tells. Apart from `provinces.ts`, since only the form of an address asks. */
import { provincesOf, type ProvinceId } from './provinces.ts';

/** Where two digits are shared by several provinces: what the CAP of each begin with, as far as they are of one alone. */
const ofOne = `
  SS 0701 0704 0710, NU 0810, CA 0912 0913, OR 0907 0908 0909 0917, VC 130 131, BI 138 139,
  MI 2000 2001 2002 2006 2008 2009 201, MB 208 209, SO 230 231, LC 238 239, CR 260 261, LO 268 269,
  NO 280 281, VB 288 289, UD 3301 3302 3303 3304 3305 3310, PN 3307 3308 3309 3317,
  TS 3401 3412 3413 3414 3415, GO 3407 3417, FC 470 471 475, RN 4781 4782 4783 4784 4785 4786 4792,
  AP 6306 6307 6308 6309 631, FM 638 639, CB 8601 8602 8603 8604 8610, IS 8607 8608 8609 8617,
  CZ 880 881, KR 888 889, RC 890 891, VV 898 899
`;

const provinceOfBeginning = new Map(
  ofOne.split(',').flatMap((line) => {
    const [province = '', ...beginnings] = line.trim().split(' ');
    return beginnings.map((digits) => [digits, province as ProvinceId] as const);
  }),
);

/**
 * Told by nobody: the Vatican's, places that went from Pesaro to Rimini, and what towns of Barletta-Andria-Trani had before
 * it was a province, which many still write.
 */
const unsure = /^(00120|6101|7003|7005|7104)/;

/** @returns undefined where the five digits can be another province's too, or are no CAP */
export function provinceOf(postalCode: string): ProvinceId | undefined {
  if (unsure.test(postalCode)) return undefined;
  const [only, ...others] = provincesOf(postalCode);
  if (others.length === 0) return only as ProvinceId | undefined;
  return provinceOfBeginning.get(postalCode.slice(0, 3)) ?? provinceOfBeginning.get(postalCode.slice(0, 4));
}

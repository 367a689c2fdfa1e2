/** Contrast of two colours, as WCAG 2.2 defines it ("relative luminance", "contrast ratio"). */

const weights = [0.2126, 0.7152, 0.0722] as const;

/** @param colour `#rgb` or `#rrggbb`, without a shade of transparency */
function luminance(colour: string): number {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (!/^[\da-f]{6}$/i.test(full)) throw new Error(`${colour} is no solid colour.`);
  return weights.reduce((sum, weight, at) => {
    const share = parseInt(full.slice(at * 2, at * 2 + 2), 16) / 255;
    return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);
}

/** @returns from 1, the same, to 21, black on white */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Which browser on which system a user agent names: enough for a person to know one of their devices from the other. */

/** Most specific first: nearly all call themselves Mozilla, many Chrome and Safari too. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|Opera/, 'Opera'],
  [/Vivaldi\//, 'Vivaldi'],
  [/DuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone|iPod/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const nameOf = (names: typeof browsers, userAgent: string): string | null =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** @returns proper names, the same in every language; null what it does not tell */
export function browserName(userAgent: string): {
  readonly browser: string | null;
  readonly system: string | null;
} {
  return { browser: nameOf(browsers, userAgent), system: nameOf(systems, userAgent) };
}

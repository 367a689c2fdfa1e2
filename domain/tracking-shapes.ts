/** What couriers' codes look like, for files that do not say which of their numbers one is. */

const shapes = [
  // UPS
  /^1Z[\dA-Z]{16}$/,
  // Posts of all countries (S10)
  /^[A-Z]{2}\d{9}[A-Z]{2}$/,
  // BRT, FedEx
  /^\d{12}$|^\d{15}$/,
  // DHL; Italian telephones begin otherwise
  /^[124-9]\d{9}$/,
  // GLS, TNT
  /^[A-Z]{2} ?\d{8,9}$/,
  // Poste, SDA
  /^(?=\d*[A-Z])\d[\dA-Z]{12}$/,
];

/** Digits alone that begin so are a day, often with its time. */
const day = /^20[2-9]\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])/;

/** Whether some courier writes its codes so. */
export const looksLikeTracking = (code: string): boolean =>
  !(day.test(code) && /^\d+$/.test(code)) && shapes.some((shape) => shape.test(code));

/** Text of old programs, in code page 850 of DOS, which no decoder of the platform knows. Pure. */

/** The signs from 0x80 on, as IBM numbers them. */
const signs =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

export const dosText = {
  /** A sign is one byte: what comes piece by piece needs no other care. */
  decode: (bytes: Uint8Array = new Uint8Array()): string =>
    Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : (signs[byte - 0x80] ?? ''))).join(
      '',
    ),
};

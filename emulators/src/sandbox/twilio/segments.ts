/** The GSM 03.38 alphabet (3GPP TS 23.038), in which a character takes 7 bits … */
const GSM_BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u001bÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
  'abcdefghijklmnopqrstuvwxyzäöñüà'
/** … and its extension table, in which one takes 14. */
const GSM_EXTENDED = '\f^{}\\[~]|€'

/**
 * How many SMS a body is sent as: 160 GSM characters fit in one, or 153 in each of several; one character outside
 * the GSM alphabet (ê, ç, ô …) makes it 70, or 67.
 */
export function countSegments(body: string): number {
  const characters = [...body]
  const gsm = characters.every((c) => GSM_BASIC.includes(c) || GSM_EXTENDED.includes(c))
  const length = gsm
    ? characters.reduce((sum, c) => sum + (GSM_EXTENDED.includes(c) ? 2 : 1), 0)
    : body.length
  const [alone, each] = gsm ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / each)
}

/** The GSM 03.38 alphabet (3GPP TS 23.038), in which a character takes 7 bits … */
const gsmBasic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u001bÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
  'abcdefghijklmnopqrstuvwxyzäöñüà'
/** … and its extension table, in which one takes 14. */
const gsmExtended = '\f^{}\\[~]|€'

/**
 * How many SMS a body is sent as: 160 GSM characters fit in one, or 153 in each of several; one character outside
 * the GSM alphabet (ê, ç, ô …) makes it 70, or 67.
 */
export function countSegments(body: string): number {
  const characters = [...body]
  const gsm = characters.every((c) => gsmBasic.includes(c) || gsmExtended.includes(c))
  const length = gsm ? characters.reduce((sum, c) => sum + (gsmExtended.includes(c) ? 2 : 1), 0) : body.length
  const [alone, each] = gsm ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / each)
}

/**
 * The text that bytes hold: in UTF-16 where they begin so, as Excel's « Texte Unicode » does, else in UTF-8 if they are, else in
 * Windows's, as Excel writes French. Of bytes that end within a letter that one is left out (`isCut`).
 */
export function decoded(bytes: Uint8Array, isCut = false): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

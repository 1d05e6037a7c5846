/** More than this of a text is not shown: a page of a million lines stands still. In bytes. */
const mostShown = 500_000

/** The text that bytes hold, or its beginning: in UTF-16 where they begin so, else in UTF-8 if they are, else in Windows's. */
export function textOf(bytes: Uint8Array): string {
  const shown = bytes.subarray(0, mostShown)
  const rest = bytes.length > mostShown ? '…' : ''
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(shown) + rest
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(shown) + rest
  try {
    // What is cut off in the middle of a letter is no fault.
    return new TextDecoder('utf-8', { fatal: true }).decode(shown, { stream: true }) + rest
  } catch {
    return new TextDecoder('windows-1252').decode(shown) + rest
  }
}

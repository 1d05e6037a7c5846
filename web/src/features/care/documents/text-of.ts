import { decoded } from '../../../lib/text/decoded.ts'

/** More than this of a text is not shown: a page of a million lines stands still. In bytes. */
const mostShown = 500_000

/** The text that bytes hold, or its beginning. */
export function textOf(bytes: Uint8Array): string {
  const isCut = bytes.length > mostShown
  return decoded(bytes.subarray(0, mostShown), isCut) + (isCut ? '…' : '')
}

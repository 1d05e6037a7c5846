import { eventKindNames, isCallForHelp } from './event-kinds.ts'

/** Letters alone, and small ones: what is left of a kind however a gateway spells it. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const kindsByLetters = new Map(eventKindNames.map((kind) => [lettersOf(kind), kind]))

/**
 * Whether what stands as `kind` in a message that is being refused says that somebody calls for help, though it be spelt otherwise than
 * the contract has it (`ButtonPressed`, `button_pressed`); null where it is no kind that is known.
 */
export function saysCall(kind: unknown): boolean | null {
  const known = typeof kind === 'string' ? kindsByLetters.get(lettersOf(kind)) : undefined
  return known === undefined ? null : isCallForHelp(known)
}

/**
 * Whether a message of which not even the device can be read, or in form 1 the kind, says that somebody calls for help; null where
 * nothing tells. `json` is the body, undefined where it is no JSON; a list may hold several events.
 */
export function mayCall(json: unknown): boolean | null {
  if (!Array.isArray(json)) return saysCall(Object(json).kind)
  const said = json.map((one) => saysCall(Object(one).kind))
  if (said.includes(true)) return true
  return said.length > 0 && said.every((one) => one === false) ? false : null
}

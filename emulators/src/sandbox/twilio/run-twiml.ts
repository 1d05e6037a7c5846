import type { PhoneLine } from './phone-line.ts'
import { parseTwiml, type Verb } from './twiml.ts'

/** How fast a voice speaks, roughly: a key is waited for once all is said. */
const msPerCharacter = 60
/** Twilio's own times. Source: https://www.twilio.com/docs/voice/twiml/gather, …/pause */
const gatherTimeoutS = 5
const pauseS = 1
/** More than any call of ours asks for: one that goes round in circles ends. */
const mostDocuments = 60

/** What a call needs of whoever runs it. */
export interface CallParts {
  line: PhoneLine
  /** Posts to an address and resolves with the TwiML that it answers. Rejects where it answers none. */
  fetchTwiml: (url: string, more: Record<string, string>) => Promise<string>
  say: (text: string) => void
  /** How long the call may still last, in milliseconds. */
  leftMs: () => number
}

/** Where a call goes on: at another document, or nowhere. */
type Next = { url: string; more: Record<string, string> } | 'next verb' | 'end'

/**
 * Runs a call from one document to the next as Twilio does: Say, Pause, Gather, Redirect, Hangup. Resolves once it hangs up.
 * Rejects with what is wrong with a document.
 */
export async function runCall(
  first: { url: string; more: Record<string, string> } | { twiml: string },
  parts: CallParts,
) {
  let xml = 'twiml' in first ? first.twiml : await parts.fetchTwiml(first.url, first.more)
  let at = 'twiml' in first ? '' : first.url
  for (let documents = 1; documents <= mostDocuments; documents += 1) {
    const next = await runDocument(parseTwiml(xml), parts)
    if (next === 'end' || next === 'next verb') return
    at = new URL(next.url, at || undefined).href
    xml = await parts.fetchTwiml(at, next.more)
  }
  throw new Error(`a call asked for more than ${mostDocuments} documents`)
}

async function runDocument(verbs: readonly Verb[], parts: CallParts): Promise<Next> {
  for (const verb of verbs) {
    const next = await runVerb(verb, parts)
    if (next !== 'next verb') return next
    if (parts.leftMs() <= 0) return 'end'
  }
  return 'end'
}

async function runVerb({ name, attributes, text, verbs }: Verb, parts: CallParts): Promise<Next> {
  switch (name) {
    case 'Say':
      parts.say(text)
      return 'next verb'
    case 'Pause':
      return (await waited(Number(attributes.length ?? pauseS) * 1_000, parts)).do === 'hangUp'
        ? 'end'
        : 'next verb'
    case 'Hangup':
      return 'end'
    case 'Redirect':
      return { url: text, more: {} }
    case 'Gather':
      return gather({ attributes, verbs }, parts)
    default:
      throw new Error(`<${name}> is not played here`)
  }
}

async function gather(
  { attributes, verbs }: Pick<Verb, 'attributes' | 'verbs'>,
  parts: CallParts,
): Promise<Next> {
  const said = verbs.filter(({ name }) => name === 'Say').map(({ text }) => text)
  for (const text of said) parts.say(text)
  const { numDigits, finishOnKey = '#', action = '', timeout, actionOnEmptyResult } = attributes
  const timeoutMs = Number(timeout ?? gatherTimeoutS) * 1_000 + said.join(' ').length * msPerCharacter
  let digits = ''
  while (numDigits === undefined || digits.length < Number(numDigits)) {
    const act = await waited(timeoutMs, parts)
    if (act.do === 'hangUp') return 'end'
    if (act.do !== 'press' || act.key === finishOnKey) break
    digits += act.key
  }
  return digits === '' && actionOnEmptyResult !== 'true'
    ? 'next verb'
    : { url: action, more: { Digits: digits } }
}

const waited = (ms: number, { line, leftMs }: CallParts) =>
  line.next('held', Math.max(0, Math.min(ms, leftMs())))

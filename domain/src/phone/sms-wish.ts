/** What somebody who sends us an SMS wants. */
export type SmsWish =
  /** To take the alert that they were last told of. */
  | 'take'
  /** To get no SMS any more, and to get them again. */
  | 'stop'
  | 'start'
  /** Something that we do not understand. */
  | 'unclear'
  /** As long as what a telephone answers by itself: a reply to it would have it answer again. */
  | 'ignored'

/**
 * The words that Twilio itself takes for an end, in both languages, and for a new beginning; YES is not among ours, which
 * somebody may well send who goes to the room. Source: https://www.twilio.com/docs/proxy/opt-out-keywords
 */
const stopWords = new Set(
  'STOP STOPALL UNSUBSCRIBE END QUIT CANCEL REVOKE OPTOUT ARRET ARRETT ARRETE'.split(' '),
)
const startWords = new Set(['START', 'UNSTOP'])

const longestUnclear = 30

/** What an SMS wants by its text: in whatever case, with or without accents, spaces and points around it. */
export function wishOf(text: string): SmsWish {
  const said = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
    .toUpperCase()
  if (said === '1') return 'take'
  if (stopWords.has(said)) return 'stop'
  if (startWords.has(said)) return 'start'
  return said.length > longestUnclear ? 'ignored' : 'unclear'
}

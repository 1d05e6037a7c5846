import { plainText } from './plain-text.ts'

/** What somebody who sends us an SMS wants. */
export type SmsWish =
  /** To take the alert that they were last told of. */
  | 'take'
  /** Not to go where they said that they would, or are said to: whatever follows it may name the room. */
  | 'letGo'
  /** To get no SMS any more, and to get them again. */
  | 'stop'
  | 'start'
  /** It begins with the 1 that takes an alert, and goes on: it takes none, as « 1 minute » would be a yes too, but whoever sent it may believe that it did. */
  | 'takeAndMore'
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

/** A digit by itself, or before words or a room; what begins as a telephone number is what a telephone, or an office, answers by itself. */
const beginsWith = (digit: 0 | 1) => new RegExp(`^${digit}(?!\\d|[-.\\s(]*\\d{3}[-.\\s)]*\\d{3})`)
const [beginsWithZero, beginsWithOne] = [beginsWith(0), beginsWith(1)]

/**
 * What an SMS wants by its text: in whatever case and digits, with or without accents, spaces and points around it. Only a 1 alone takes an alert: to
 * one that is taken by mistake nobody goes (docs/adr/0104-an-sms-is-answered.md). A 0 lets go of one, whatever follows it: at worst it calls again.
 */
export function wishOf(text: string): SmsWish {
  const said = plainText(text)
  if (said === '1') return 'take'
  if (beginsWithZero.test(said)) return 'letGo'
  if (stopWords.has(said)) return 'stop'
  if (startWords.has(said)) return 'start'
  if (beginsWithOne.test(said)) return 'takeAndMore'
  return said.length > longestUnclear ? 'ignored' : 'unclear'
}

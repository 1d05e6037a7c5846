import { filePassMs } from './people/file-pass.ts'

const day = 24 * 3_600_000

/**
 * How long what must not be kept for ever is kept, in milliseconds, by collection. Each document of these carries
 * `expireAt`, after which Firestore deletes it (a TTL policy in firestore.indexes.json; usually within a day).
 * docs/data-model.md has the same table for people, with what each time counts from.
 */
export const keptMs = {
  /** A message names people, addresses and numbers: long enough to answer "was I told?", no longer. */
  deliveries: 30 * day,
  waves: 30 * day,
  /** After the device last raised or repeated an alert. A message of Pub/Sub may come again for a week. */
  alertGuards: 30 * day,
  /** After it was over: long enough to tell why a rule fired, or did not. */
  ruleWindows: 30 * day,
  /** As long as the dead-letter subscription keeps the message itself. */
  refusals: 30 * day,
  /** After its cause was last seen. */
  notices: 30 * day,
  /** After it was last heard. */
  gateways: 90 * day,
  /** After it was over. */
  technicalAlerts: 90 * day,
  /** After it was asked: what could not be done within a day is of no use to anybody. */
  accountRequests: day,
  /** After the last code was sent: a day's are counted. */
  phoneCodes: 2 * day,
  phoneNumbers: 2 * day,
  /** After it was last registered: by then Google has forgotten a phone that was not used (https://firebase.google.com/docs/cloud-messaging/manage-tokens). */
  pushDevices: 270 * day,
  /** Longer than any message is of use. */
  pushPasses: 2 * day,
  /** As long as the messages that it may have answered. */
  smsAnswers: 30 * day,
  /** After its time: one that could never be taken. What is taken is dropped or moved at once. */
  timers: 7 * day,
  /** After it was asked for: a copy of what is guarded elsewhere is kept no longer than it takes to fetch it. */
  reports: 7 * day,
  /** As long as it is good. */
  filePasses: filePassMs,
  /** After it was answered, taken back or ran out: it names the address of somebody who may never have joined. */
  invitations: 90 * day,
  /** A complaint about care comes after years; the people and the network addresses that it names are kept no longer than that. */
  audit: 5 * 365 * day,
} as const

/** The `expireAt` of a document of this collection whose time counts from this instant. */
export function expireAt(collection: keyof typeof keptMs, from: number): Date {
  return new Date(from + keptMs[collection])
}

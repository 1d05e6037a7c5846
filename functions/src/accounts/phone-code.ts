import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { About } from '@vigie/domain/deliveries/about'
import { type NewMessage, queuedDelivery } from '@vigie/domain/deliveries/new-delivery'
import {
  isStillGood,
  mayBeSent,
  phoneCodeText,
  type SentCode,
  triesPerCode,
  withinDay,
} from '@vigie/domain/people/phone-code'
import {
  type CodeRecords,
  keepCode,
  keepSentCode,
  recordVerifiedPhones,
  withCode,
} from '../data/phone-codes.ts'
import { queueWave } from '../data/waves.ts'

type NotTheirs = 'phoneNotOnProfile'

/**
 * Sends a person a code by SMS to a number of their profile. Within a minute of the last one nothing more is sent: asked
 * twice, it comes once (`justSent`). `verified`: the number is theirs already. `now` is epoch milliseconds.
 */
export function sendPhoneCode(
  uid: string,
  phone: string,
  now: number,
): Promise<'sent' | 'justSent' | 'verified' | 'tooManyCodes' | NotTheirs> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const salt = randomBytes(16).toString('hex')
  return withCode(uid, phone, (transaction, { profile, counts, ...before }) => {
    if (!isOnProfile(profile, phone)) return 'phoneNotOnProfile'
    if (profile.verifiedPhones.includes(phone)) return 'verified'
    const answer = mayBeSent(phone, before, now)
    if (answer !== 'yes') return answer
    const sentAt = [...withinDay(before.last?.sentAt ?? [], now), now]
    const sent: SentCode = { phone, hash: hashOf(code, salt), salt, triesLeft: triesPerCode, sentAt }
    keepSentCode(transaction, uid, sent, counts, now)
    queueWave(
      transaction,
      null,
      codeMessage(uid, phone, phoneCodeText(code, profile.locale), profile, now),
      now,
    )
    return 'sent'
  })
}

/**
 * Takes a number for its owner's once they enter the code that was sent to it, five tries a code. The same again is fine
 * once it is theirs. `now` is epoch milliseconds.
 */
export function verifyPhone(
  uid: string,
  phone: string,
  code: string,
  now: number,
): Promise<'verified' | 'codeWrong' | 'codeOver' | NotTheirs> {
  return withCode(uid, phone, (transaction, { profile, last }) => {
    if (!isOnProfile(profile, phone)) return 'phoneNotOnProfile'
    if (profile.verifiedPhones.includes(phone)) return 'verified'
    if (!isStillGood(last, phone, now)) return 'codeOver'
    if (!isSame(hashOf(code, last.salt), last.hash)) {
      keepCode(transaction, uid, { ...last, triesLeft: last.triesLeft - 1 }, now)
      return 'codeWrong'
    }
    keepCode(transaction, uid, { ...last, hash: null }, now)
    recordVerifiedPhones(transaction, uid, [...profile.verifiedPhones, phone], now)
    return 'verified'
  })
}

type Profile = NonNullable<CodeRecords['profile']>

function isOnProfile(profile: CodeRecords['profile'], phone: string): profile is Profile {
  return profile !== null && [profile.phone, profile.phoneFix, profile.phoneMobile].includes(phone)
}

const hashOf = (code: string, salt: string) => createHash('sha256').update(salt).update(code).digest('hex')

function isSame(hash: string, stored: string | null): boolean {
  const [given, known] = [Buffer.from(hash, 'hex'), Buffer.from(stored ?? '', 'hex')]
  return given.length === known.length && timingSafeEqual(given, known)
}

function codeMessage(uid: string, phone: string, text: string, { locale }: Profile, now: number) {
  const waveId = `account-phone-${uid}-${now}`
  const about: About = { kind: 'account', uid, waveId }
  const message: NewMessage = {
    recipient: { kind: 'user', uid },
    channel: 'sms',
    to: { address: phone },
    locale,
    subject: null,
    text,
    next: [],
  }
  const deliveries = [queuedDelivery(about, message, now)]
  return { waveId, alertIds: [], deliveries }
}

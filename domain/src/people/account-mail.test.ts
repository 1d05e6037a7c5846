import { expect, test } from 'vitest'
import { isWrittenTooOften, manyMails, onceEveryMs } from './account-mail.ts'

const day = 86_400_000
/** What an address gets in a day of whoever asks for it each minute. */
function mailsOfADay(): number[] {
  const sent: number[] = []
  for (let now = day; now < 2 * day; now += onceEveryMs.reset) {
    const latest = sent.filter((at) => now - at < manyMails.withinMs)
    if (!isWrittenTooOften(latest, now)) sent.push(now)
  }
  return sent
}

test('whoever asks each minute for somebody else gets them ten mails, and one an hour from then on', () => {
  const sent = mailsOfADay()
  expect(sent.length).toBeLessThanOrEqual(manyMails.count + 24)
  const pauses = sent.slice(1).map((at, index) => at - (sent[index] ?? 0))
  expect(Math.max(...pauses)).toBe(3_600_000)
})

test('somebody who asks a few times gets each', () => {
  const sent = [0, 1, 2].map((minute) => minute * 60_000)
  expect(isWrittenTooOften(sent, 180_000)).toBe(false)
})

import { expect, test } from 'vitest'
import { openAlert } from './alert.fixture.ts'
import { alertWording, wordsOfNow } from './alert-wording.ts'

const at = Date.parse('2026-11-21T07:14:00Z')
const told = {
  step: 'opened',
  deviceType: 'NOVIKA-LW-BOUTON',
  occurredAt: at,
  late: false,
  clockWrong: false,
  timeZone: 'America/Toronto',
  mayAnswer: false,
  url: 'https://vigie.example/a',
} as const
const alert = openAlert({ at })
const sms = { told, channel: 'sms', locale: 'fr' } as const

test('a message says where whoever it is about is as it goes out, on each channel', () => {
  const moved = { ...alert, room: '300' }
  expect(wordsOfNow(sms, [alert], at)).toEqual({
    subject: null,
    text: "Ch. 214 Mme Roy : bouton d'appel, 02:14. Vigie",
  })
  expect(wordsOfNow(sms, [moved], at).text).toMatch(/^Ch\. 300 Mme Roy/)
  expect(wordsOfNow({ ...sms, channel: 'voice' }, [moved], at).text).toContain('Chambre 300. Madame Roy.')
  const email = wordsOfNow({ ...sms, channel: 'email', locale: 'en' }, [null, moved], at)
  expect(email.subject).toBe('Rm 300 Mme Roy: call button, 02:14')
  expect(email.text).toContain('To see the alert and acknowledge it:')
  const read = wordsOfNow({ ...sms, channel: 'email', locale: 'en', mayTake: false }, [moved], at)
  expect(read.text).toContain(`To see the alert:\n${told.url}`)
  // Of two the one for which somebody is still to come says where.
  const over = { ...alert, state: 'resolved' } as const
  expect(wordsOfNow(sms, [over, moved], at).text).toMatch(/^Ch\. 300 Mme Roy/)
  expect(wordsOfNow(sms, [over, null], at).text).toMatch(/^Ch\. 214 Mme Roy/)
})

test('what the message is of stays its own: its time, why it is sent, how it came', () => {
  const again = { ...sms, told: { ...told, step: 'repeated', late: true } } as const
  const later = { ...alert, times: { ...alert.times, occurredAt: at + 3_600_000 } }
  expect(wordsOfNow(again, [later], at).text).toContain("02:14 (rappel, personne n'y va, recu en retard)")
})

test('what a conditional rule measured is said; what cannot be read of it is left out', () => {
  const cause = {
    metric: 0,
    operator: 2,
    value: 3,
    measured: 4,
    threshold: 3,
    usual: null,
    from: at,
    until: at,
    at,
    deviceId: null,
  }
  const { text } = alertWording(told, { ...alert, cause }, sms, at)
  expect(text).not.toContain(', 02:14')
  expect(alertWording(told, { ...alert, cause: { metric: 'odd' } }, sms, at).text).toContain(', 02:14')
})

test('where nothing is known of its alert, or of how its words were made, they stay', () => {
  expect(wordsOfNow(sms, [null], at)).toEqual({})
  expect(wordsOfNow({ channel: 'sms', locale: 'fr' }, [alert], at)).toEqual({})
})

test('nothing that a home wrote is a link in its messages, on any channel', () => {
  const words = {
    ...alert,
    beneficiaryName: 'Votre compte Vigie sera fermé. Confirmez : https://evil.example/vigie',
    room: 'evil.example',
    deviceLocation: 'www.evil.example\nbit.ly/x',
  }
  for (const locale of ['fr', 'en'] as const)
    for (const channel of ['email', 'sms', 'voice', 'push'] as const) {
      const { subject, text = '' } = wordsOfNow({ told, channel, locale }, [words], at)
      const said = `${subject}\n${text}`.replace(told.url, '')
      expect(said).not.toMatch(/:\/\/|\.(?:example|ly)/)
    }
  expect(wordsOfNow(sms, [words], at).text).toMatch(/^Ch\. evil\. example Votre compte Vigie/)
})

import { expect, test } from 'vitest'
import { textToSend } from './delivery-text.ts'

const sms = {
  channel: 'sms',
  locale: 'fr',
  subject: null,
  text: "Ch. 214 Mme Roy : bouton d'appel, 02:14. Vigie",
  possibleRepeat: true,
} as const

test('a first message is sent as it was written', () => {
  expect(textToSend({ ...sms, possibleRepeat: false })).toEqual({ subject: null, text: sms.text })
})

test('a possible repeat says so at its end, in the letters of an SMS', () => {
  expect(textToSend(sms).text).toBe(`${sms.text} (peut-etre déjà recu)`)
  expect(textToSend({ ...sms, locale: 'en' }).text).toBe(`${sms.text} (possibly already received)`)
})

test('a long SMS stays one SMS, at the cost of the notice', () => {
  const text = `${'x'.repeat(150)}. Vigie`

  expect(textToSend({ ...sms, text }).text).toBe(text)
})

test('an e-mail says it in its subject', () => {
  const mail = {
    ...sms,
    channel: 'email',
    subject: 'Ch. 214 Mme Roy : bouton d’appel',
    text: 'Bonjour',
  } as const

  expect(textToSend(mail)).toEqual({
    subject: 'Ch. 214 Mme Roy : bouton d’appel (peut-être déjà reçu)',
    text: 'Bonjour',
  })
})

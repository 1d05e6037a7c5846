import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smsLength } from '../deliveries/sms-text.ts'
import { eventKindNames } from '../sensors/event-kinds.ts'
import { alertFacts as facts } from './alert.fixture.ts'
import type { WaveStep } from './alert-calls.ts'
import { alertEmail, alertSms } from './alert-text.ts'

const toronto = 'America/Toronto'

describe('the SMS of an alert', () => {
  it('says the room and what happened first, at the home’s time', () => {
    expect(alertSms(facts, 'fr', toronto)).toBe("Ch. 214 Mme Roy : bouton d'appel, 02:14. Vigie")
    expect(alertSms(facts, 'en', toronto)).toBe('Rm 214 Mme Roy: call button, 02:14. Vigie')
    expect(alertSms(facts, 'en', 'Europe/Paris')).toContain('08:14')
  })

  it('says when it is late', () => {
    const late = { ...facts, late: true }
    expect(alertSms(late, 'fr', toronto)).toBe(
      "Ch. 214 Mme Roy : bouton d'appel, 02:14 (recu en retard). Vigie",
    )
    expect(alertSms(late, 'en', toronto)).toBe('Rm 214 Mme Roy: call button, 02:14 (received late). Vigie')
  })

  it('says when the sensor’s clock is wrong', () => {
    const wrong = { ...facts, clockWrong: true }
    expect(alertSms(wrong, 'fr', toronto)).toContain(', 02:14 (horloge du capteur fausse). Vigie')
    expect(alertSms(wrong, 'en', toronto)).toContain(", 02:14 (sensor's clock is wrong). Vigie")
  })

  it('says the day where its time alone would be taken for that of today', () => {
    const later = (hours: number) => ({ ...facts, saidAt: facts.occurredAt + hours * 3_600_000 })
    expect(alertSms(later(72), 'fr', toronto)).toBe("Ch. 214 Mme Roy : bouton d'appel, 21 nov. 02:14. Vigie")
    expect(alertSms(later(24), 'en', toronto)).toBe('Rm 214 Mme Roy: call button, Nov 21 02:14. Vigie')
    expect(alertSms(later(21), 'fr', toronto)).toContain(', 02:14')
    const beforeMidnight = { ...facts, occurredAt: Date.parse('2026-11-21T04:58:00Z') }
    expect(alertSms({ ...beforeMidnight, saidAt: facts.occurredAt }, 'fr', toronto)).toContain(', 23:58')
  })

  it('says why it comes again', () => {
    expect(alertSms({ ...facts, step: 'repeated' }, 'fr', toronto)).toBe(
      "Ch. 214 Mme Roy : bouton d'appel, 02:14 (rappel, personne n'y va). Vigie",
    )
    expect(alertSms({ ...facts, step: 'calledAgain', late: true }, 'en', toronto)).toBe(
      'Rm 214 Mme Roy: call button, 02:14 (calls again, received late). Vigie',
    )
    const released = { ...facts, step: 'released' as const }
    expect(alertSms(released, 'fr', toronto)).toContain("02:14 (plus personne n'y va). Vigie")
    expect(alertSms(released, 'en', toronto)).toContain('02:14 (nobody is on it any more). Vigie')
  })

  it('keeps the accents an SMS carries and drops those that would double its price', () => {
    const named = {
      ...facts,
      beneficiaryName: 'Zoé Lefrançois-Bénêt d’Œuvre',
      kind: 'wanderingDetected',
    } as const
    expect(alertSms(named, 'fr', toronto)).toBe(
      "Ch. 214 Zoé Lefrancois-Bénet d'OEuvre : errance détectée, 02:14. Vigie",
    )
  })

  it('leaves a name in another script as it is', () => {
    const named = { ...facts, beneficiaryName: 'ᐋᓂ ᐃᖏᕐᕋᖅ' }
    expect(alertSms(named, 'fr', toronto)).toContain('ᐋᓂ ᐃᖏᕐᕋᖅ')
  })

  it('has no empty room', () => {
    expect(alertSms({ ...facts, room: '' }, 'fr', toronto)).toBe("Mme Roy : bouton d'appel, 02:14. Vigie")
  })

  it('names the place of the device where nobody’s name is known', () => {
    expect(alertSms({ ...facts, room: '', beneficiaryName: '' }, 'fr', toronto)).toBe(
      "Lit : bouton d'appel, 02:14. Vigie",
    )
  })

  it('says that a 1 takes it to whoever may, where that fits beside the whole name', () => {
    expect(alertSms(facts, 'fr', toronto, true)).toBe(
      "Ch. 214 Mme Roy : bouton d'appel, 02:14. Répondez 1 : j'y vais. Vigie",
    )
    expect(alertSms(facts, 'en', toronto, true)).toBe(
      'Rm 214 Mme Roy: call button, 02:14. Reply 1: I am on it. Vigie',
    )
    const long = { ...facts, beneficiaryName: 'Marie-Madeleine '.repeat(7) }
    expect(alertSms(long, 'fr', toronto, true)).toBe(alertSms(long, 'fr', toronto))
  })

  it('shortens the name, never the room or what happened', () => {
    const long = {
      ...facts,
      beneficiaryName: 'Marie-Madeleine '.repeat(20),
      room: 'Pavillon C-0214-ouest',
      late: true,
    }
    const sms = alertSms(long, 'fr', toronto)
    expect(sms).toMatch(/^Ch\. Pavillon C-0214-ouest Marie-Madeleine .*\.\.\. : bouton d'appel, 02:14 \(recu/)
    expect(sms.length).toBe(160)
  })

  it('never exceeds 160 characters, nor one line, and always tells room, what and when', () => {
    const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength })
    fc.assert(
      fc.property(
        fc.oneof(text(120), fc.string({ maxLength: 300 })),
        fc.string({ maxLength: 20 }),
        fc.constantFrom(...eventKindNames),
        fc.record({
          late: fc.boolean(),
          clockWrong: fc.boolean(),
          saidAt: fc.constantFrom(facts.saidAt, facts.saidAt + 40 * 86_400_000),
          step: fc.constantFrom('opened', 'repeated', 'calledAgain', 'released') as fc.Arbitrary<WaveStep>,
        }),
        fc.constantFrom('fr' as const, 'en' as const),
        fc.boolean(),
        (beneficiaryName, room, kind, remarks, locale, mayAnswer) => {
          const told = { ...facts, beneficiaryName, room, kind, ...remarks }
          const sms = alertSms(told, locale, toronto, mayAnswer)
          expect(smsLength(sms)).toBeLessThanOrEqual(160)
          expect(sms.length).toBeLessThanOrEqual(160)
          expect(sms).not.toMatch(/[\n\r]/)
          expect(sms).toMatch(
            /, (21 nov\. |Nov 21 )?02:14( \([a-z', ]+\))?\.( (Répondez|Reply) 1 ?: [^.]+\.)? Vigie$/,
          )
          expect(sms).toContain(room.replace(/\s+/g, ' ').trim())
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('the e-mail of an alert', () => {
  const url = 'https://vigie.example/establishment/e1/alert/a1'
  const link = { url, mayTake: true }

  it('says in French what, who, when, which device, and where to acknowledge', () => {
    const { subject, text } = alertEmail(facts, 'fr', toronto, link)
    expect(subject).toBe('Ch. 214 Mme Roy : bouton d’appel, 02:14')
    expect(text).toContain('Appareil : Bouton panique, Lit')
    expect(text).toContain('samedi 21 novembre 2026')
    expect(text).toContain(`accuser réception :\n${url}\n`)
    expect(text).not.toContain('retard')
    // Whoever may only read it is asked for nothing.
    const { text: read } = alertEmail(facts, 'fr', toronto, { url, mayTake: false })
    expect(read).toContain(`Pour voir l’alerte :\n${url}\n`)
  })

  it('says in English, and says when late', () => {
    const { subject, text } = alertEmail({ ...facts, late: true }, 'en', toronto, link)
    expect(subject).toBe('Rm 214 Mme Roy: call button, 02:14 (received late)')
    expect(text).toContain('Device: Panic button, Lit')
    expect(text).toContain('Saturday, November 21, 2026')
    expect(text).toContain('more than ten minutes after')
  })

  it('has a subject of one line that fits a delivery, at every field’s longest', () => {
    const longest = {
      ...facts,
      beneficiaryName: `A\nB${'x'.repeat(117)}`,
      room: 'r'.repeat(20),
      late: true,
      clockWrong: true,
    }
    for (const kind of eventKindNames) {
      const { subject } = alertEmail({ ...longest, kind }, 'fr', toronto, link)
      expect(subject).not.toContain('\n')
      expect(subject.length).toBeLessThanOrEqual(200)
      expect(subject).toMatch(/, 02:14 \(reçu en retard, horloge du capteur fausse\)$/)
    }
  })

  it('shortens a long name after a word, in the place of what happened', () => {
    const named = { ...facts, beneficiaryName: `Mme ${'Marie-Josée '.repeat(9)}Roy`, room: 'r'.repeat(20) }
    const { subject } = alertEmail(
      { ...named, step: 'repeated', late: true, clockWrong: true },
      'fr',
      toronto,
      link,
    )
    expect(subject).toMatch(/ Marie-Josée… : bouton d’appel, 02:14 \(rappel, personne n’y va, .*fausse\)$/)
    expect(alertEmail(named, 'fr', toronto, link).subject).toContain(`${named.beneficiaryName} : bouton`)
  })
})

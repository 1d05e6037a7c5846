import { describe, expect, it } from 'vitest'
import { alertPush } from './alert-push.ts'
import type { AlertFacts } from './alert-text.ts'

const facts: AlertFacts = {
  beneficiaryName: 'Mme Roy',
  room: '214',
  kind: 'buttonPressed',
  deviceType: 'NOVIKA-LW-BOUTON',
  deviceLocation: 'Lit',
  occurredAt: Date.UTC(2026, 0, 15, 7, 14),
  saidAt: Date.UTC(2026, 0, 15, 7, 15),
  late: false,
  clockWrong: false,
  step: 'opened',
}

describe('an alert as a notification', () => {
  it('says the room and nothing of whom or what', () => {
    expect(alertPush(facts, 'fr').text).toBe('Chambre 214 : alerte')
    expect(alertPush(facts, 'en').text).toBe('Room 214: alert')
    expect(alertPush({ ...facts, room: ' ' }, 'fr').text).toBe('Une alerte')
  })

  it('says why it is told of again', () => {
    expect(alertPush({ ...facts, step: 'escalated' }, 'fr').text).toBe(
      'Chambre 214 : alerte, personne n’a répondu',
    )
  })

  it('sounds as grave as it is', () => {
    expect(alertPush(facts, 'fr').severity).toBe('callForHelp')
    expect(alertPush({ ...facts, kind: 'temperature' }, 'fr').severity).toBe('warning')
  })
})

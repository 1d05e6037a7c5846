import { expect, test } from 'vitest'
import type { TechnicalAlert } from '../supervision/technical-alert.ts'
import { spanOfMonth } from '../time/month.ts'
import { type HomeMonth, silencesOf } from './home-month.ts'
import { homeOutline } from './home-outline.ts'
import { homeRows } from './home-rows.ts'

const day = 24 * 3_600_000
const span = { from: 100 * day, until: 130 * day }
const now = 200 * day

const silence = (since: number, endedAt: number | null, deviceId = 'a84041f2c1d2e3f4'): TechnicalAlert => ({
  subject: {
    ...{ kind: 'device', deviceId, beneficiaryId: 'roy', type: 'NOVIKA-LW-BOUTON' },
    ...{ location: 'Lit', room: '214' },
  },
  ...{ since, raisedAt: since, endedAt },
})

test('a month has its last date, in every month and in a leap year', () => {
  expect(spanOfMonth('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(spanOfMonth('2026-12').to).toBe('2026-12-31')
  expect(spanOfMonth('2028-02').to).toBe('2028-02-29')
})

test('of a silence only what falls into the month counts, each device once, the longest first', () => {
  const told = silencesOf(
    [
      silence(90 * day, 102 * day),
      silence(110 * day, 111 * day),
      silence(128 * day, null),
      silence(105 * day, 109 * day, 'b84041f2c1d2e3f4'),
      silence(10 * day, 99 * day),
      silence(130 * day, 140 * day),
    ],
    span,
    now,
  )
  expect(told.map(({ times, ms, isGoingOn }) => [times, ms / day, isGoingOn])).toEqual([
    [3, 5, true],
    [1, 4, false],
  ])
  expect(told[0]).toMatchObject({ of: 'device', room: '214', location: 'Lit' })
})

test('a silence of a month that goes on lasts until now, and no longer', () => {
  expect(silencesOf([silence(110 * day, null)], span, 112 * day)).toMatchObject([{ ms: 2 * day }])
})

const empty: HomeMonth = {
  ...{ month: '2026-10', from: '2026-10-01', to: '2026-10-31', at: now, isOver: true, otherClock: null },
  alerts: {
    ...{ alerts: 0, resolved: 0, nothingWrong: 0, severities: [], rules: [], rooms: [] },
    answered: { calls: 0, withinMinute: 0, withinThreeMinutes: 0 },
    ...{ unreadable: 0, isCut: false },
  },
  messages: { sent: null, since: null, prices: null },
  silences: null,
  tasks: { done: 0, missed: 0, unreadable: 0, isCut: false },
  observed: { residents: 3, days: 93, daysKnown: 0, daysEnough: 0, share: null },
}
const telling = { locale: 'fr', timeZone: 'America/Toronto' } as const
const textsOf = (report: HomeMonth) =>
  homeOutline(report, { home: 'Les Érables', name: 'Chantal' }, telling).sections.map(({ id, blocks }) => [
    id,
    ...blocks.map((block) => (block.kind === 'text' ? block.text.replaceAll('\u00a0', ' ') : block.kind)),
  ])

test('a month says by which clock its days were counted, where the home has another by now', () => {
  const of = (otherClock: string | null) =>
    homeOutline({ ...empty, otherClock }, { home: 'Les Érables', name: 'Chantal' }, telling).remarks
  expect(of('America/St_Johns').join()).toContain('(St Johns)')
  expect(of(null)).toEqual([])
})

test('what is not known is said to be so, and never 0', () => {
  expect(textsOf(empty)).toEqual([
    ['alerts', 'Pas connu : aucun jour de ce mois n’est gardé.'],
    ['answers', 'Pas connu : aucun jour de ce mois n’est gardé.'],
    ['messages', 'Pas connu : les messages de ce mois n’ont pas été comptés.'],
    ['silences', 'Pas connu : les silences sont gardés 90 jours après leur fin.'],
    ['tasks', 'Pas connu : aucun jour de ce mois n’est gardé.'],
    ['observed', 'Pas connu : aucun jour de ce mois n’est gardé.'],
  ])
  const unknown = homeRows(empty, 'fr').filter(({ amount }) => amount === null)
  expect(unknown.map(({ part }) => part)).toEqual(
    expect.arrayContaining([
      'Alertes',
      'Délais de réponse aux appels à l’aide',
      'Messages et leur coût',
      'Appareils silencieux',
      'Tâches',
      'Ce qui a été observé',
    ]),
  )
})

test('what a month does not have is none of it only as far as it was observed', () => {
  const said = (change: Partial<HomeMonth>) => textsOf({ ...empty, silences: [], ...change })
  const observed = (share: number) => ({ ...empty.observed, daysKnown: 93, daysEnough: 3, share })
  expect(said({ observed: observed(0.9) })).toEqual(
    expect.arrayContaining([
      ['alerts', 'Aucune alerte ce mois-là.'],
      ['silences', 'Aucun appareil n’a été signalé silencieux ce mois-là.'],
      ['tasks', 'Aucune tâche à faire ce mois-là.'],
    ]),
  )
  const partly = 'Mais seulement 7,9 % du temps a été observé.'
  expect(said({ observed: observed(0.079) })).toEqual(
    expect.arrayContaining([
      ['alerts', `Aucune alerte ce mois-là. ${partly}`],
      ['answers', `Aucun appel à l’aide : rien à en dire. ${partly}`],
      ['silences', `Aucun appareil n’a été signalé silencieux ce mois-là. ${partly}`],
    ]),
  )
  // Nine days of ninety-three say nothing of the others, however well they were observed.
  const few = { ...observed(0.9), daysKnown: 9 }
  expect(said({ observed: few })).toContainEqual([
    ...[
      'silences',
      'Aucun appareil n’a été signalé silencieux ce mois-là. Mais seulement 8,7 % du temps a été observé.',
    ],
  ])
  // Of a month that goes on those of the last two are not kept yet.
  const lately = { ...few, days: 15 }
  expect(said({ isOver: false, observed: lately })).toContainEqual(['alerts', 'Aucune alerte ce mois-ci.'])
  expect(said({ observed: lately })).not.toContainEqual(['alerts', 'Aucune alerte ce mois-là.'])
  expect(said({})).toContainEqual(['silences', 'Pas connu : aucun jour de ce mois n’est gardé.'])
  // On its first day a month has no whole day yet.
  expect(said({ isOver: false, observed: { ...empty.observed, days: 0 } })).toContainEqual([
    ...['alerts', 'Aucune alerte ce mois-ci.'],
  ])
})

test('a cost without a price is not known, nor is its sum', () => {
  const messages: HomeMonth['messages'] = {
    sent: { email: 5, sms: 2, segments: 3, voice: 1 },
    ...{ since: null, prices: { currency: 'CAD', email: 0.002, sms: 0.01, voice: null } },
  }
  const { sections } = homeOutline({ ...empty, messages }, { home: 'Les Érables', name: 'Chantal' }, telling)
  expect(JSON.stringify(sections)).toContain('["En tout","8","prix pas connu"]')
})

test('the share of calls answered in time says of how many, and what messages cost', () => {
  const { sections } = homeOutline(
    {
      ...empty,
      alerts: { ...empty.alerts, answered: { calls: 1_200, withinMinute: 1_100, withinThreeMinutes: 1_200 } },
      messages: {
        sent: { email: 5, sms: 2, segments: 3, voice: 0 },
        since: '2026-10-12',
        prices: { currency: 'CAD', email: 0.002, sms: 0.01, voice: null },
      },
      silences: [],
    },
    { home: 'Les Érables', name: 'Chantal' },
    telling,
  )
  const said = JSON.stringify(sections).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(said).toContain('91,6 % (1 100 sur 1 200)')
  expect(said).toContain('100 % (1 200 sur 1 200)')
  expect(said).toContain('Comptés depuis le 12 octobre 2026 seulement.')
  expect(said).toContain('["Textos","2 (3 segments)","0,03 $"]')
  // None cost nothing, whatever one costs.
  expect(said).toContain('["Appels téléphoniques","0","0,00 $"]')
  expect(said).toContain('["En tout","7","0,04 $"]')
})

import { openAlert } from '@vigie/domain/alerts/alert.fixture'
import { acknowledge, resolve } from '@vigie/domain/alerts/alert-life'
import fc from 'fast-check'
import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { type HistoryHeads, historyCsv } from './history-csv.ts'

/** 02:14:08 in Toronto. */
const at = Date.parse('2026-11-21T07:14:08Z')
const by = { uid: 'marie', name: 'Marie Tremblay, inf.' }
const open = { ...openAlert({ at }), id: 'one' }
const taken = { ...open, ...acknowledge(open, by, at + 42_400) }
const resolved = { ...taken, ...resolve(taken, by, 'helped', at + 300_000) }
const heads = new Proxy({}, { get: (_, name) => String(name) }) as HistoryHeads
const words = {
  heads,
  locale: 'fr' as const,
  outcomeWords: (outcome: string) => `issue ${outcome}`,
  severityWords: (severity: string) => `gravité ${severity}`,
}
const rowOf = (alert: typeof open) =>
  parse<Record<string, string>>(historyCsv([alert], 'America/Toronto', words).slice(1), {
    ...{ header: true, delimiter: ';' },
  }).data[0]

test('a line says of an alert what it was, what became of it, and after how long', () => {
  expect(rowOf(resolved)).toEqual({
    raised: '2026-11-21T07:14:08.000Z',
    localTime: '2026-11-21 02:14',
    resident: 'Mme Roy',
    room: '214',
    kind: 'bouton d’appel',
    severity: 'gravité callForHelp',
    value: '',
    unit: '',
    location: 'Lit',
    rule: 'Boutons',
    occurrences: '1',
    outcome: 'issue helped',
    shownAfter: '',
    takenBy: by.name,
    takenAfter: '42',
    resolvedBy: by.name,
    resolvedAfter: '300',
    id: 'one',
  })
})

test('of a rule that counts it says how often, which is none of who did not get up', () => {
  const span = { from: at - 28_800_000, until: at, at, deviceId: null }
  const counted = { metric: 1, operator: 5, value: 1, measured: 0, threshold: 1, usual: null, ...span }
  expect(rowOf({ ...open, kind: 'standUp', cause: counted })).toMatchObject({ value: '0', unit: '' })
  const cold = { ...counted, metric: 10, measured: 16.4 }
  const read = { ...open, kind: 'temperature' as const, value: 17, cause: cold }
  expect(rowOf(read)).toMatchObject({ value: '16,4', unit: '°C' })
})

test('a relative who saw it has not taken it', () => {
  const seen = { ...open, ...acknowledge(open, { ...by, isRelative: true }, at + 42_400) }
  expect(rowOf(seen)).toMatchObject({ takenBy: '', takenAfter: '', outcome: 'issue inProgress' })
})

test('nothing that somebody wrote is a formula', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '＝'), fc.string(), (sign, rest) => {
      const text = sign + rest
      const row = rowOf({ ...open, beneficiaryName: text, room: text, deviceLocation: text, ruleName: text })
      // A number below zero is no formula: a reading stays one.
      for (const column of ['resident', 'room', 'location', 'rule'])
        expect(row?.[column]).toMatch(/^'|^-\d+(?:[.,]\d+)?$/)
    }),
  )
})

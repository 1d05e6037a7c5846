import type { Trends } from '@vigie/domain/api/trend-calls'
import type { ResidentReport } from '@vigie/domain/care/resident-report'
import { statisticNames } from '@vigie/domain/trends/trend-of'

const day = 24 * 3_600_000
const days = 91
const until = Date.parse('2026-11-27T17:00:00Z')
const by = { uid: 'alice', name: 'Alice Tremblay' }

const dates = Array.from({ length: days }, (_, index) => until - (days - 1 - index) * day)
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** `count` things a day, `of` the instant and their number. */
const daily = <T>(count: number, of: (at: number, index: number) => T): T[] =>
  dates.flatMap((at, date) =>
    Array.from({ length: count }, (_, index) => of(at + index * 60_000, date * count + index)),
  )

const note =
  'A bien dormi, s’est levée deux fois. Douleur au genou gauche, soulagée par la glace. Sa fille est venue dîner; elle en était heureuse, et a mangé de bon appétit. '

/** Three months of a resident of whom much is noted: six alerts, three moods and three notes a day, twelve tasks. */
export const fullReport: ResidentReport = {
  ...{ from: dateOf(dates[0] ?? 0), to: dateOf(until), at: until, unreadable: 0, isCut: false },
  resident: { bid: 'roy', name: 'Mme Roy', room: '214', isArchived: false },
  moods: (['mood', 'health', 'appetite'] as const).flatMap((type) =>
    daily(1, (at, index) => ({ type, data: index % 4, at, byName: by.name })),
  ),
  notes: daily(3, (at, index) => ({
    ...{ id: `note-${index}`, text: note.repeat(1 + (index % 4)), visibility: 'public', by: by.uid },
    ...{ byName: by.name, at, writtenAt: null, updatedAt: null },
  })),
  alerts: daily(6, (at, index) => ({
    ...{ id: `alert-${index}`, establishmentId: 'home', beneficiaryId: 'roy', beneficiaryName: 'Mme Roy' },
    ...{
      room: '214',
      ruleId: 'rule',
      ruleName: 'Bouton',
      deviceId: 'a84041f2c1d2e3f4',
      deviceLocation: 'Lit',
    },
    ...{ deviceType: 'NOVIKA-LW-BOUTON', kind: 'buttonPressed', value: null, severity: 'callForHelp' },
    ...{ state: 'resolved', acknowledgedBy: by, acknowledgedAt: at + 45_000, resolvedBy: by },
    ...{ resolution: 'helped', occurrences: 1, lastCallAt: at, lastActivityAt: at },
    times: { eventAt: at, raisedAt: at, shownAt: at },
  })) as unknown as ResidentReport['alerts'],
  answers: { count: days * 6, medianMs: 45_000, mostMs: 600_000 },
  done: Array.from({ length: 12 }, (_, index) => ({
    ...{ tid: `task-${index}`, title: 'Médicaments du matin', count: days, at: until, byName: by.name },
  })),
  missed: Array.from({ length: 12 }, (_, index) => ({
    ...{ tid: `task-${index}`, title: 'Pansement', description: '', count: 20, left: null },
    dueAt: dates.slice(0, 20),
  })),
}

const average = { average: 4.2, days, leftOut: 3 }

/** What sensors told of the same. */
export const fullTrends: Pick<Trends, 'statistics' | 'before' | 'days'> = {
  before: { from: '2026-05-30', to: '2026-08-28' },
  statistics: Object.fromEntries(
    statisticNames.map((name) => [name, { ...average, before: average }]),
  ) as Trends['statistics'],
  days: dates.map((at) => ({
    ...{ date: dateOf(at), isOver: true, from: at, until: at + day, air: {} },
    ...{ timesUp: 7, bedMs: 9 * 3_600_000, chairMs: 5 * 3_600_000, outMs: 3_600_000 },
    ...{ nightExits: 2, calls: 6, stillMs: 4 * 3_600_000 },
    observed: {
      ...{ life: 0.98, up: 0.98, bed: 0.98, chair: 0.9, out: 0.5, night: 1 },
      ...{ temperature: 1, humidity: 1, co2: 1 },
    },
  })),
}

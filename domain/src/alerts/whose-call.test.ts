import { expect, it } from 'vitest'
import type { Assignment } from '../devices/device.ts'
import { residentToTellOf } from './whose-call.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const hour = 3_600_000
/** Gagnon's until an hour ago, Roy's since. */
const assignment: Assignment = {
  establishmentId: 'home',
  beneficiaryId: 'roy',
  type: 'NOVIKA-LW-BOUTON',
  location: 'Lit',
  since: now - hour,
  former: [{ beneficiaryId: 'gagnon', from: now - 24 * hour, to: now - hour }],
}
const event = { occurredAt: now - 3 * hour }
const lateCall = { event, belongsAt: now }

it.each([
  ['whoever has the device, where a rule fires for either', ['roy', 'gagnon'], 'roy'],
  ['whoever has it, by a rule of theirs', ['roy'], 'roy'],
  ['whoever had it, where rules fire for theirs alone', ['gagnon'], 'gagnon'],
  ['whoever has it, where none fires for either', [], 'roy'],
])('a call of before a move that came after it tells of %s', (_, residents: string[], told) => {
  expect(residentToTellOf(assignment, lateCall, (resident) => residents.includes(resident))).toBe(told)
})

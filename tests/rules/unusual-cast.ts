import { roles } from '@vigie/domain/people/roles'
import { type Character, character, membershipOf, profileOf } from './cast.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, THERAPIST, NURSE, CAREGIVER, READ_ONLY, READ_WRITE } = roles

/** What may stand where a number belongs; undefined: the field is missing. */
const spoilt = ['11', '1', 3.5, 99, true, [11], null, undefined]

const without = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
const spelt = (value: unknown) => (value === undefined ? 'missing' : JSON.stringify(value))

/** People in whose documents a role or a level is nothing that we know; nobody in the home concerned. */
export const spoiltPeople: readonly Character[] = spoilt.flatMap((value) => [
  ...[ADMIN, READ_WRITE].map((level) =>
    character(`role ${spelt(value)} at level ${level}`, profileOf(NURSE), {
      lilas: without({ ...membershipOf(null, level), role: value }),
    }),
  ),
  ...[NURSE, CAREGIVER].map((role) =>
    character(`role ${role} at level ${spelt(value)}`, profileOf(role), {
      lilas: without({ ...membershipOf(role, null), roleId: value }),
    }),
  ),
  character(`no member, with role ${spelt(value)}`, without(profileOf(null, { roleId: value }))),
  // `true` is what an operator has, and the one value here that is not spoilt.
  character(
    `no member, with operator ${spelt(value === true ? 'true' : value)}`,
    without(profileOf(null, { operator: value === true ? 'true' : value })),
  ),
  character(`super admin, disabled ${spelt(value)}`, without(profileOf(ADMIN, { disabled: value }))),
  character(
    `operator, disabled ${spelt(value)}`,
    without(profileOf(null, { operator: true, disabled: value })),
  ),
  character(`nurse, disabled ${spelt(value)}`, without(profileOf(NURSE, { disabled: value })), {
    lilas: membershipOf(NURSE, READ_WRITE),
  }),
  character(
    `nurse, sessions ended at ${spelt(value)}`,
    without(profileOf(NURSE, { sessionsEndedAt: value })),
    {
      lilas: membershipOf(NURSE, READ_WRITE),
    },
  ),
  character(`nurse whose membership is ${spelt(value)}`, profileOf(NURSE), {
    lilas: without({ ...membershipOf(NURSE, READ_WRITE), state: value }),
  }),
])

/** Members of a home that is said to be active, that is inactive, and of which it cannot be read. */
export const peopleOfStatedHomes: readonly Character[] = ['active', 'inactive', 'closed', 0].flatMap(
  (state) =>
    [
      [NURSE, READ_WRITE] as const,
      [READ_WRITE, READ_WRITE] as const,
      [CAREGIVER, READ_WRITE] as const,
      [ADMIN_ESTABLISHMENT, ADMIN] as const,
    ].map(([role, level]) =>
      character(`role ${role} at level ${level} in a home that is ${spelt(state)}`, profileOf(role), {
        lilas: membershipOf(role, level, { establishmentState: state }),
      }),
    ),
)

/** People who are one thing in one home and another in the other, or super administrators and members at once. */
export const peopleOfTwoPlaces: readonly Character[] = [
  character('ADMIN here, READ_ONLY there', profileOf(ADMIN_ESTABLISHMENT), {
    lilas: membershipOf(ADMIN_ESTABLISHMENT, ADMIN),
    cedres: membershipOf(ADMIN_ESTABLISHMENT, READ_ONLY),
  }),
  character('READ_WRITE here, ADMIN there', profileOf(READ_WRITE), {
    lilas: membershipOf(READ_WRITE, READ_WRITE),
    cedres: membershipOf(READ_WRITE, ADMIN),
  }),
  character('no level here, nurse there', profileOf(NURSE), {
    lilas: membershipOf(NURSE, null),
    cedres: membershipOf(NURSE, READ_ONLY),
  }),
  character('invited here, therapist there', profileOf(THERAPIST), {
    lilas: membershipOf(THERAPIST, READ_WRITE, { state: 'pending' }),
    cedres: membershipOf(THERAPIST, READ_WRITE),
  }),
  character('caregiver of one here and another there', profileOf(CAREGIVER), {
    lilas: membershipOf(CAREGIVER, READ_WRITE),
    cedres: membershipOf(CAREGIVER, READ_ONLY, { beneficiaryIds: ['unfollowed'] }),
  }),
  character('operator, nurse READ_ONLY here', profileOf(NURSE, { operator: true }), {
    lilas: membershipOf(NURSE, READ_ONLY),
  }),
  character('operator, invited as a nurse here', profileOf(NURSE, { operator: true }), {
    lilas: membershipOf(NURSE, READ_WRITE, { state: 'pending' }),
  }),
  character('super admin, ADMIN here', profileOf(ADMIN), { lilas: membershipOf(ADMIN, ADMIN) }),
  character('once a super admin, attendant READ_WRITE here', profileOf(READ_WRITE), {
    lilas: membershipOf(ADMIN, READ_WRITE),
  }),
]

/** Relatives whose list of residents holds more than ids, or is none. */
export const spoiltFollowers: readonly Character[] = [
  [['followed', '']],
  [['followed', 7, null]],
  [['followed', ...Array.from({ length: 60 }, (_, index) => `resident-${index}`)]],
  [{ followed: true }],
  ['followed'],
  [null],
].map(([beneficiaryIds]) =>
  character(`caregiver of ${JSON.stringify(beneficiaryIds).slice(0, 30)}`, profileOf(CAREGIVER), {
    lilas: { ...membershipOf(CAREGIVER, READ_WRITE), beneficiaryIds },
  }),
)

/** Nobody, though something says they are somebody. */
export const formerPeople: readonly Character[] = [
  character('super admin who was disabled', profileOf(ADMIN, { disabled: true })),
  character('operator who was disabled', profileOf(null, { operator: true, disabled: true })),
  character('somebody without a profile', null),
  ...[ADMIN_ESTABLISHMENT, NURSE, CAREGIVER].flatMap((role) => [
    character(`role ${role}, disabled`, profileOf(role, { disabled: true }), {
      lilas: membershipOf(role, ADMIN),
    }),
    character(`role ${role}, without a profile`, null, { lilas: membershipOf(role, ADMIN) }),
  ]),
  character('caregiver whom only the resident still names', profileOf(CAREGIVER), {
    lilas: membershipOf(CAREGIVER, READ_WRITE, { beneficiaryIds: ['other'] }),
  }),
  character('caregiver of nobody', profileOf(CAREGIVER), {
    lilas: membershipOf(CAREGIVER, READ_WRITE, { beneficiaryIds: [] }),
  }),
]

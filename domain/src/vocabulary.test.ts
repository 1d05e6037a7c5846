import { describe, expect, it } from 'vitest'
import * as enums from './care/enums.ts'
import * as constants from './constants.ts'
import { deviceCatalogue, deviceTypeInfo, deviceTypes } from './devices/device-catalogue.ts'
import { membershipRoles, roles } from './people/roles.ts'
import { eventKindNames, eventKinds } from './sensors/event-kinds.ts'

const typesWhere = (flag: boolean | null) =>
  deviceTypes.filter((type) => deviceTypeInfo(type).instantaneousAlert === flag).sort()
const novika = (codes: string) => codes.split(' ').map((code) => `NOVIKA-LW-${code}`)

describe('the vocabulary that clients and gateways know', () => {
  it('has every device type code, and no other', () => {
    expect([...deviceTypes].sort()).toEqual(
      [
        'MOKO-LW-004PB',
        'MOKO-LW-007PIR',
        ...novika(
          'COUSSIN BANDE BOUTON TIRETTE CEINTURE CORDELETTE AIMANT LOCALISATEUR TAPISSOL EXTCOUSSIN EXTBANDE ' +
            'EXTBOUTON EXTTAPISSOL EXTPIR ANTIFUGUE TRACKERD BOUTONSILENCE',
        ),
        'DRAGINO-LHT65S-NE117',
        'DRAGINO-AQS01L',
        'DRAGINO-LTC2-LT',
      ].sort(),
    )
  })

  it('flags the types that are an alarm by themselves (docs/adr/0016-live-rules-name-any-action.md)', () => {
    expect(typesWhere(true)).toEqual(
      [
        ...novika('BOUTON EXTBOUTON TRACKERD EXTPIR TAPISSOL EXTTAPISSOL ANTIFUGUE'),
        'MOKO-LW-004PB',
        'MOKO-LW-007PIR',
      ].sort(),
    )
    expect(typesWhere(false)).toEqual(
      [
        ...novika('COUSSIN CEINTURE CORDELETTE BANDE AIMANT TIRETTE EXTBANDE EXTCOUSSIN'),
        'DRAGINO-LHT65S-NE117',
        'DRAGINO-AQS01L',
        'DRAGINO-LTC2-LT',
      ].sort(),
    )
    expect(typesWhere(null)).toEqual(novika('BOUTONSILENCE LOCALISATEUR'))
  })

  it('gives every device type names, an icon, and kinds that exist', () => {
    for (const [type, { name, icon, kinds }] of Object.entries(deviceCatalogue)) {
      expect(name.fr && name.en && icon, type).toBeTruthy()
      expect(kinds.length, type).toBeGreaterThan(0)
      for (const kind of kinds) expect(eventKindNames, type).toContain(kind)
    }
  })

  it('has every action kind, with units where it measures', () => {
    const units = Object.fromEntries(Object.entries(eventKinds).map(([kind, { unit }]) => [kind, unit]))
    expect(units).toEqual({
      standUp: null,
      layDown: null,
      sitDown: null,
      buttonPressed: null,
      presenceDetected: null,
      zipperDetached: null,
      doorOpen: null,
      doorClose: null,
      fall: null,
      floorMatPressed: null,
      wanderingDetected: null,
      timeSitting: 's',
      timeLayingDown: 's',
      temperature: '°C',
      humidity: '%',
      co2: 'ppm',
      noSignOfLife: null,
    })
  })

  it('calls for help: button, cord, fall, wandering', () => {
    expect(eventKindNames.filter((kind) => eventKinds[kind].callForHelp).sort()).toEqual([
      'buttonPressed',
      'fall',
      'wanderingDetected',
      'zipperDetached',
    ])
  })

  it('has the enumerations that records and rules hold', () => {
    expect(enums.moods).toEqual({ HAPPY: 0, GOOD: 1, NEUTRAL: 2, DEPRESSED: 3, UNHAPPY: 4, BAD: 5, ANGRY: 6 })
    expect(enums.healths).toEqual({ GREAT: 0, GOOD: 1, HURT: 2, SICK: 3 })
    expect(enums.appetites).toEqual({ GOOD: 0, NORMAL: 1, NOT_ENOUGH: 2, NOTHING: 3 })
    expect(enums.triggerMetrics).toEqual({ PRESSED_DURATION: 0, TRIGGER_COUNT: 1 })
    expect(enums.sensorMetrics).toEqual({ TEMPERATURE: 10, HUMIDITY: 11, CO2: 12 })
    expect(enums.comparisonOperators).toEqual({
      number_of_more: 0,
      number_of_less: 1,
      times_more: 2,
      times_less: 3,
      greater: 4,
      lesser: 5,
      equal: 6,
    })
    expect(enums.periods).toEqual(['lastWeek', 'lastMonth', 'lastThreeMonths', 'custom'])
    expect(enums.taskTypes).toEqual({ PERIODIC: 0, PONCTUAL: 1 })
    expect(enums.periodicities).toEqual({ MINUTES: 0, HOURS: 1, DAYS: 2 })
  })

  it('has the roles of docs/permissions.md', () => {
    expect(roles).toEqual({
      ADMIN: 1,
      ADMIN_ESTABLISHMENT: 2,
      THERAPIST: 3,
      NURSE: 4,
      CAREGIVER: 5,
      READ_ONLY: 10,
      READ_WRITE: 11,
    })
    expect(membershipRoles).toEqual({ ADMIN: 1, READ_ONLY: 10, READ_WRITE: 11 })
  })

  it('has the constants that clients live by', () => {
    expect(constants).toMatchObject({
      maxDocumentBytes: 52_428_800,
      minPasswordLength: 8,
      pastTaskStartDelayMs: 10_000,
      tokenRefreshMs: 1_800_000,
      socketRetryMs: 1_000,
      logoutCheckMs: 1_000,
      snackbarMs: 10_000,
      avatarColour: { x: 50, y: 5, darkenBy: 50 },
    })
  })
})

import type { LiveRule } from '@vigie/domain/alerts/notification-rule'
import { careButton } from '@vigie/domain/care/care-press'
import { deviceTypeInfo, deviceTypes } from '@vigie/domain/devices/device-catalogue'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { type DemoHome, erables } from './demo-homes.ts'

/** A rule of the demo residence with its id. */
export interface DemoRule {
  nid: string
  rule: LiveRule
}

// The button by which care begins calls nobody.
const typesWith = (kind: EventKind) =>
  deviceTypes.filter((type) => type !== careButton && deviceTypeInfo(type).kinds.includes(kind))

/** The live notification rules of a home: calls for help at any time, from whatever can send them; feet on the floor at night. */
export function rulesOf(home: DemoHome, createdAt: number): DemoRule[] {
  const inFrench = home === erables
  const staff = inFrench ? ['infirmiere', 'preposee'] : ['nurse', 'attendant']
  const rule = (nid: string, fr: string, en: string, action: EventKind, shiftIds: string[]): DemoRule => ({
    nid,
    rule: {
      type: 'live',
      name: inFrench ? fr : en,
      beneficiaryId: null,
      deviceTypes: typesWith(action),
      action,
      shiftIds,
      recipients: staff.map((uid) => ({ kind: 'user', uid })),
      methods: ['email', 'sms'],
      activated: true,
      createdBy: inFrench ? 'direction' : 'manager',
      createdAt,
      updatedAt: createdAt,
    },
  })
  return [
    rule('appel', 'Appel à l’aide', 'Call for help', 'buttonPressed', []),
    rule('chute', 'Chute', 'Fall', 'fall', []),
    rule('tirette', 'Tirette détachée', 'Cord pulled out', 'zipperDetached', []),
    rule('errance', 'Errance', 'Wandering', 'wanderingDetected', []),
    rule('lever-la-nuit', 'Lever la nuit', 'Up at night', 'floorMatPressed', ['nuit']),
  ]
}

import type { Found } from '@vigie/domain/api/search-calls'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { roleNames } from '@vigie/domain/people/roles'
import {
  deviceWords,
  isMeantBy,
  personWords,
  residentWords,
  typedWords,
} from '@vigie/domain/search/search-words'
import type { Locale } from '@vigie/domain/text'
import { routes } from '../../../lib/page/routes.ts'
import { devEuiInWords } from '../devices/manage/kept-devices.ts'
import { roomAndName } from '../residents/room-and-name.ts'

/** Something that was found, and where it leads. */
export interface SearchOption {
  readonly group: 'residents' | 'devices' | 'users'
  readonly key: string
  readonly to: string
  readonly title: string
  /** What tells it from others of the same name. */
  readonly details: readonly string[]
  readonly isArchived: boolean
}

/**
 * What was found, of which that alone stays which is still meant by what was typed since: whoever presses Enter before the next
 * answer is there opens nothing that they had typed past.
 */
export function optionsOf(
  { residents, devices, users }: Found,
  term: string,
  locale: Locale,
): SearchOption[] {
  const typed = typedWords(term)
  if (typed.length === 0) return []
  return [
    ...residents
      .filter((one) => isMeantBy(residentWords(one), typed))
      .map(
        (one): SearchOption => ({
          group: 'residents',
          key: `${one.eid} ${one.bid}`,
          to: routes.beneficiary(one.eid, one.bid),
          title: roomAndName(one),
          details: [one.establishmentName],
          isArchived: one.state === 'archived',
        }),
      ),
    ...devices
      .filter((one) => isMeantBy(deviceWords(one.deviceId, one), typed))
      .map(
        (one): SearchOption => ({
          group: 'devices',
          key: `${one.eid} ${one.deviceId}`,
          to: routes.beneficiary(one.eid, one.bid),
          title: [deviceTypeInfo(one.type).name[locale], one.location].filter(Boolean).join(' · '),
          details: [roomAndName(one), devEuiInWords(one.deviceId), one.establishmentName],
          isArchived: false,
        }),
      ),
    ...users
      .filter(({ displayName }) => isMeantBy(personWords(displayName), typed))
      .map(
        ({ uid, displayName, role }): SearchOption => ({
          group: 'users',
          key: uid,
          to: routes.adminUser(uid),
          title: displayName,
          details: role === null ? [] : [roleNames[role][locale]],
          isArchived: false,
        }),
      ),
  ]
}

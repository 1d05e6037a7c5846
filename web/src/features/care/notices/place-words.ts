import type { NamedPlace } from '@vigie/domain/notices/notice-places'
import type { TFunction } from 'i18next'

/** From which room a refused call came: "Chambre 214"; null where none is known. */
export function roomWords({ place }: NamedPlace, t: TFunction): string | null {
  const room = place?.room.trim()
  return room ? t('common.room', { room }) : null
}

/** Where a refused call came from: "Chambre 214, Tête de lit"; the device's number where the home does not know it. */
export function placeWords(named: NamedPlace, t: TFunction): string {
  const { deviceId, place } = named
  if (!place) return deviceId
  const words = [
    roomWords(named, t),
    place.location,
    place.isRetired && t('notices.retired'),
    nearWords(named, t),
  ]
  return words.filter(Boolean).join(', ') || t('notices.seeResident')
}

/** The same for a screen that names nobody: without what the place is called, which may be somebody's name. */
export const namelessPlaceWords = (named: NamedPlace, t: TFunction): string =>
  [roomWords(named, t) ?? named.deviceId, nearWords(named, t)].filter(Boolean).join(', ')

/** That the place is that of a device which this one may be. */
const nearWords = ({ place }: NamedPlace, t: TFunction): string => (place?.isNear ? t('notices.near') : '')

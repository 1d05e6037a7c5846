import type { Notice } from '@vigie/domain/notices/notice'
import type { TFunction } from 'i18next'

type Places = Pick<Notice, 'places'>

/** From which room a refused call came: "Chambre 214"; null where none is known. */
export function roomWords({ places }: Places, id: string, t: TFunction): string | null {
  const room = places[id]?.room.trim()
  return room ? t('common.room', { room }) : null
}

/** Where a refused call came from: "Chambre 214, Tête de lit"; the device's number where the home does not know it. */
export function placeWords(notice: Places, id: string, t: TFunction): string {
  const place = notice.places[id]
  if (!place) return id
  const words = [
    roomWords(notice, id, t),
    place.location,
    place.isRetired && t('notices.retired'),
    nearWords(notice, id, t),
  ]
  return words.filter(Boolean).join(', ') || t('notices.seeResident')
}

/** The same for a screen that names nobody: without what the place is called, which may be somebody's name. */
export const namelessPlaceWords = (notice: Places, id: string, t: TFunction): string =>
  [roomWords(notice, id, t) ?? id, nearWords(notice, id, t)].filter(Boolean).join(', ')

/** That the place is that of a device which this one may be. */
const nearWords = ({ places }: Places, id: string, t: TFunction): string =>
  places[id]?.isNear ? t('notices.near') : ''

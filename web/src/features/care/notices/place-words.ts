import type { Notice } from '@vigie/domain/notices/notice'
import type { TFunction } from 'i18next'

/** Where a refused call came from: "Chambre 214, Tête de lit"; the device's number where the home does not know it. */
export function placeWords({ places }: Pick<Notice, 'places'>, id: string, t: TFunction): string {
  const place = places[id]
  if (!place) return id
  const room = place.room.trim() === '' ? null : t('common.room', { room: place.room })
  return [room, place.location].filter(Boolean).join(', ') || t('notices.seeResident')
}

import { useTranslation } from 'react-i18next'

/** A resident's room, or that they have none. */
export const RoomShown = ({ room }: { room: string }) => (room.trim() === '' ? <NoRoom /> : room)

function NoRoom() {
  const { t } = useTranslation()
  return t('residents.noRoom')
}

import { useParams } from 'react-router-dom'
import { useEstablishments } from '../establishments/establishments-context.ts'

/**
 * The time zone of a home where the times of the page are told on its clock; null where they are not, or it is not known: a time of another
 * clock would be taken for one of the page's, and may be one to come there. An age can be told.
 */
export function useClockOf(): (establishmentId: string | null) => string | null {
  const { eid } = useParams()
  const { list } = useEstablishments()
  return (establishmentId) => {
    const zone = list.find(({ id }) => id === establishmentId)?.details?.timeZone ?? null
    const onPage = list.filter(({ id }) => id === (eid ?? id))
    return onPage.every(({ details }) => details?.timeZone === zone) ? zone : null
  }
}

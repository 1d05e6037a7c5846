import type { Notice } from '@vigie/domain/notices/notice'
import { useEstablishments } from '../establishments/establishments-context.ts'

/** Of which home a notice is, by name, for whoever has several; null: there is no need to say, or none is known. */
export function useHomeName(): (notice: Pick<Notice, 'establishmentId'>) => string | null {
  const { list } = useEstablishments()
  return ({ establishmentId }) => {
    if (list.length < 2) return null
    return list.find(({ id }) => id === establishmentId)?.name ?? null
  }
}

import { can } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { accessTo, useSession } from '../../../lib/session/session-context.ts'
import { type OwnEstablishment, useEstablishments } from './establishments-context.ts'

/** The establishment that the address names, or null where the person has none of that id, or not yet. */
export function useEstablishment(): OwnEstablishment | null {
  const { eid } = useParams()
  const { list } = useEstablishments()
  return list.find(({ id }) => id === eid) ?? null
}

/** The establishment of an id; one whose own record cannot be read goes by its id. */
export function useEstablishmentOf(): (id: string) => OwnEstablishment {
  const session = useSession()
  const { list } = useEstablishments()
  return useMemo(() => {
    const known = new Map(list.map((one) => [one.id, one]))
    return (id) => known.get(id) ?? { id, name: id, access: accessTo(session, id), details: null }
  }, [session, list])
}

/**
 * Whether the residents of an establishment can be shown: also where its own record is spoilt, for theirs may be whole.
 * @param loading whether that record may still come
 */
export function isOpenable({ access, details }: OwnEstablishment, loading: boolean): boolean {
  return details !== null || (!loading && can(access, 'read', 'establishments'))
}

/** The uid to query by where the person sees only the residents that they follow; null for staff. */
export function useFollowedBy(establishment: OwnEstablishment): string | null {
  const { uid } = useSession().user
  return can(establishment.access, 'read', 'beneficiaries') ? null : uid
}

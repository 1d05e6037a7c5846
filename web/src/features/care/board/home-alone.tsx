import { type ReactNode, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { EstablishmentsContext, useEstablishments } from '../establishments/establishments-context.ts'

/** What is in it knows of one home of the person alone, that of the address: what is wrong in another is nothing for this one's wall. */
export function HomeAlone({ children }: { children: ReactNode }) {
  const { eid } = useParams()
  const all = useEstablishments()
  const alone = useMemo(() => ({ ...all, list: all.list.filter(({ id }) => id === eid) }), [all, eid])
  return <EstablishmentsContext value={alone}>{children}</EstablishmentsContext>
}

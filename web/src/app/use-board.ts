import { residentsReadBy } from '@vigie/domain/people/permissions'
import { useMatch } from 'react-router-dom'
import { useEstablishments } from '../features/care/establishments/establishments-context.ts'
import { routes } from '../lib/page/routes.ts'

/**
 * The home whose board stands at this address; undefined at any other, and where it is no home of which the person reads all alerts: there they are shown and sounded those that
 * they read, as anywhere.
 */
export function useBoard(): string | undefined {
  const board = useMatch(routes.board(':eid'))?.params.eid
  const { list, loading } = useEstablishments()
  const isTheirs = ({ id, access }: (typeof list)[number]) =>
    id === board && residentsReadBy(access) === 'all'
  // As long as it is not known the wall stays one: the shell names people.
  return loading || list.some(isTheirs) ? board : undefined
}

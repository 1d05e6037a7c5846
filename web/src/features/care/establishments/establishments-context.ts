import type { Establishment } from '@vigie/domain/care/establishment'
import type { Access } from '@vigie/domain/people/permissions'
import { createContext, useContext } from 'react'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import type { HeardUntil } from '../../../lib/firebase/use-live.ts'

/** One establishment of the person who is signed in. */
export interface OwnEstablishment {
  readonly id: string
  readonly name: string
  readonly access: Access
  /** Null for a member without a role, who sees the name only, and for one that cannot be read now. */
  readonly details: WithId<Establishment> | null
}

export interface OwnEstablishments {
  /** In the order of their names; empty while they load. */
  readonly list: readonly OwnEstablishment[]
  readonly loading: boolean
  /** Of the record of one. */
  readonly heardUntil: HeardUntil
  /** The server says no to all of it. */
  readonly refused: boolean
  /** The names of those that cannot be read now, as far as they are known. */
  readonly unreadable: readonly string[]
}

export const EstablishmentsContext = createContext<OwnEstablishments | null>(null)

/** Every establishment that the person may open, kept up to date. */
export function useEstablishments(): OwnEstablishments {
  const establishments = useContext(EstablishmentsContext)
  if (!establishments) throw new Error('No establishments are loaded here')
  return establishments
}

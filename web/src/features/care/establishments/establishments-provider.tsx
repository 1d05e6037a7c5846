import type { Establishment } from '@vigie/domain/care/establishment'
import { can } from '@vigie/domain/people/permissions'
import { type ReactNode, useMemo, useState } from 'react'
import type { Live, Unreadable, WithId } from '../../../lib/firebase/live-source.ts'
import { useLiveAllHeard } from '../../../lib/firebase/use-live.ts'
import { accessTo, type Session, useSession } from '../../../lib/session/session-context.ts'
import { allEstablishmentsSource, establishmentSource } from '../records/home-sources.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import {
  EstablishmentsContext,
  type OwnEstablishment,
  type OwnEstablishments,
} from './establishments-context.ts'

const inOrder = new Intl.Collator('fr-CA')
const byName = (one: OwnEstablishment, other: OwnEstablishment) => inOrder.compare(one.name, other.name)

interface Props {
  children: ReactNode
}

/** Keeps the establishments of the person who is signed in: all of them for who reads any, else their memberships'. */
export function EstablishmentsProvider({ children }: Props) {
  const { person } = useSession()
  const readsAny = can({ person, membership: null }, 'read', 'establishments')
  const Provider = readsAny ? AllProvider : JoinedProvider
  return <Provider>{children}</Provider>
}

function AllProvider({ children }: Props) {
  return <EstablishmentsContext value={useAll(useSession())}>{children}</EstablishmentsContext>
}

function JoinedProvider({ children }: Props) {
  return <EstablishmentsContext value={useJoined(useSession())}>{children}</EstablishmentsContext>
}

function useAll(session: Session): OwnEstablishments {
  const [[live], heardUntil] = useLiveAllHeard(useMemo(() => [allEstablishmentsSource()], []))
  const names = useUnreadableNames()
  // Each stays the same object while nothing of it changes, so that its card is not drawn anew for every other home.
  const made = useMemo(() => ownAs(session), [session])
  const homes = useMemo(() => {
    if (live?.status !== 'ready') {
      return {
        list: [],
        loading: live?.status !== 'failed',
        refused: live?.status === 'failed',
        unreadable: [],
      }
    }
    const { items, unreadable } = live.value
    const list = [
      ...items.map(made),
      // Its alerts and residents may be whole: it opens all the same.
      ...unreadable.map((one) => ({
        id: one.id,
        name: nameOf(one),
        details: null,
        access: accessTo(session, one.id),
      })),
    ]
    return {
      list: list.sort(byName),
      loading: false,
      refused: false,
      unreadable: names(unreadable),
    }
  }, [live, session, made, names])
  return useMemo(() => ({ ...homes, heardUntil }), [homes, heardUntil])
}

function ownAs(session: Session) {
  const known = new WeakMap<WithId<Establishment>, OwnEstablishment>()
  return (details: WithId<Establishment>): OwnEstablishment => {
    const { id, name } = details
    const own = known.get(details) ?? { id, name, details, access: accessTo(session, id) }
    known.set(details, own)
    return own
  }
}

function useJoined(session: Session): OwnEstablishments {
  const names = useUnreadableNames()
  const joined = useMemo(
    () => session.memberships.filter(({ state }) => state === 'accepted'),
    [session.memberships],
  )
  const readable = joined
    .map(({ establishmentId }) => establishmentId)
    .filter((eid) => can(accessTo(session, eid), 'read', 'establishments'))
    .join()
  // Those of the homes that one has stay as another is added: what is half typed there would be lost.
  const [sourceOf] = useState(() => new Map<string, ReturnType<typeof establishmentSource>>())
  const sources = useMemo(
    () =>
      (readable === '' ? [] : readable.split(',')).map((eid) => {
        const source = sourceOf.get(eid) ?? establishmentSource(eid)
        sourceOf.set(eid, source)
        return { eid, source }
      }),
    [readable, sourceOf],
  )
  const [lives, heardUntil] = useLiveAllHeard(
    useMemo(() => sources.map(({ source }) => source), [sources]),
    sources,
  )

  const homes = useMemo(() => {
    const detailsOf = new Map(sources.map(({ eid }, index) => [eid, lives[index]]))
    const list = joined.map(({ establishmentId: id, establishmentName }) => {
      const live = detailsOf.get(id)
      const details = live?.status === 'ready' ? live.value : null
      return { id, name: details?.name ?? establishmentName, access: accessTo(session, id), details }
    })
    const missing = list.filter(({ id }) => isMissing(detailsOf.get(id)))
    return {
      list: list.sort(byName),
      loading: lives.some(({ status }) => status === 'loading'),
      refused: false,
      unreadable: [...missing.map(({ name }) => name), ...names(session.unreadableMemberships)],
    }
  }, [session, joined, sources, lives, names])
  return useMemo(() => ({ ...homes, heardUntil }), [homes, heardUntil])
}

/** An administrator of all homes finds it by its id where it says no name. */
const nameOf = ({ id, said }: Unreadable) =>
  typeof said.name === 'string' && said.name.trim() !== '' ? said.name : id

const isMissing = (live: Live<unknown> | undefined) =>
  live?.status === 'failed' || (live?.status === 'ready' && live.value === null)

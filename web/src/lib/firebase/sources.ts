import { alertSchema } from '@vigie/domain/alerts/alert'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { daySchema, deviceSchema } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { collection, doc, limit, orderBy, type QueryConstraint, query, where } from 'firebase/firestore'
import { firebaseFirestore } from './firestore.ts'
import { collectionSource, documentSource } from './live-source.ts'

/**
 * Rules are not filters: whoever sees only the residents that they follow must say so in the query. `followedBy` is
 * that person's uid, or null for staff.
 */
type FollowedBy = string | null

const onlyFollowed = (followedBy: FollowedBy): QueryConstraint[] =>
  followedBy === null ? [] : [where('caregiverIds', 'array-contains', followedBy)]

const at = (path: string) => collection(firebaseFirestore(), path)

/** Every establishment: for a super admin only. */
export const allEstablishmentsSource = () =>
  collectionSource(query(at(paths.establishments)), establishmentSchema)

export const establishmentSource = (eid: string) =>
  documentSource(doc(firebaseFirestore(), paths.establishment(eid)), establishmentSchema)

/** The residents who live in an establishment now. */
export const residentsSource = (eid: string, followedBy: FollowedBy) =>
  collectionSource(
    query(at(paths.beneficiaries(eid)), ...onlyFollowed(followedBy), where('state', '==', 'active')),
    beneficiarySchema,
  )

export const residentSource = (eid: string, bid: string) =>
  documentSource(doc(firebaseFirestore(), paths.beneficiary(eid, bid)), beneficiarySchema)

export const devicesSource = (eid: string, bid: string) =>
  collectionSource(query(at(paths.devices(eid, bid))), deviceSchema)

/** A resident's events of one day on the home's clock, one document per device and part. */
export const daySource = (eid: string, bid: string, date: string) =>
  collectionSource(query(at(paths.days(eid, bid)), where('date', '==', date)), daySchema)

/** The alerts that somebody still has to deal with. */
export const openAlertsSource = (eid: string, followedBy: FollowedBy) =>
  collectionSource(
    query(at(paths.alerts(eid)), ...onlyFollowed(followedBy), where('state', 'in', ['open', 'acknowledged'])),
    alertSchema,
  )

/** The latest alerts that are over, newest first. */
export const resolvedAlertsSource = (eid: string, followedBy: FollowedBy, count: number) =>
  collectionSource(
    query(
      at(paths.alerts(eid)),
      ...onlyFollowed(followedBy),
      where('state', 'in', ['resolved', 'superseded']),
      orderBy('lastActivityAt', 'desc'),
      limit(count),
    ),
    alertSchema,
  )

import { alertSchema } from '@vigie/domain/alerts/alert'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { daySchema, deviceSchema } from '@vigie/domain/devices/device'
import { noticeSchema } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { collection, doc, limit, orderBy, type QueryConstraint, query, where } from 'firebase/firestore'
import { firebaseFirestore } from './firestore.ts'
import { collectionSource, documentSource } from './live-source.ts'

/**
 * Rules are not filters: whoever sees only the residents that they follow must say so in each query. A list of residents
 * names that person's uid, a list of alerts one resident; null for staff.
 */
const onlyFollowedBy = (uid: string | null): QueryConstraint[] =>
  uid === null ? [] : [where('caregiverIds', 'array-contains', uid)]
const onlyAbout = (bid: string | null): QueryConstraint[] =>
  bid === null ? [] : [where('beneficiaryId', '==', bid)]

const at = (path: string) => collection(firebaseFirestore(), path)

/** Every establishment: for a super admin only. */
export const allEstablishmentsSource = () =>
  collectionSource(query(at(paths.establishments)), establishmentSchema)

export const establishmentSource = (eid: string) =>
  documentSource(doc(firebaseFirestore(), paths.establishment(eid)), establishmentSchema)

/** The residents who live in an establishment now. */
export const residentsSource = (eid: string, followedBy: string | null) =>
  collectionSource(
    query(at(paths.beneficiaries(eid)), ...onlyFollowedBy(followedBy), where('state', '==', 'active')),
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
export const openAlertsSource = (eid: string, bid: string | null) =>
  collectionSource(
    query(at(paths.alerts(eid)), ...onlyAbout(bid), where('state', 'in', ['open', 'acknowledged'])),
    alertSchema,
  )

/** The latest alerts that are over, newest first. */
export const resolvedAlertsSource = (eid: string, bid: string | null, count: number) =>
  collectionSource(
    query(
      at(paths.alerts(eid)),
      ...onlyAbout(bid),
      where('state', 'in', ['resolved', 'superseded']),
      orderBy('lastActivityAt', 'desc'),
      limit(count),
    ),
    alertSchema,
  )

/** Calls for help that are being refused in an establishment. */
export const noticesSource = (eid: string) =>
  collectionSource(query(at(paths.notices), where('establishmentId', '==', eid)), noticeSchema)

/** The latest of every establishment and of none: for a super admin only. */
export const allNoticesSource = () =>
  collectionSource(query(at(paths.notices), orderBy('lastAt', 'desc'), limit(20)), noticeSchema)

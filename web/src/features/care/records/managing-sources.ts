import { storedPlanSchema, storedResidentPlanSchema } from '@vigie/domain/alerts/escalation-plan'
import { gatewaySchema } from '@vigie/domain/care/api-keys'
import { establishmentSettingsSchema } from '@vigie/domain/care/establishment-settings'
import { paths } from '@vigie/domain/paths'
import { memberSchema } from '@vigie/domain/people/user'
import { namedRuleSchema } from '@vigie/domain/rules/named-rule'
import { refusalSchema } from '@vigie/domain/sensors/refusal'
import { technicalAlertSchema } from '@vigie/domain/supervision/technical-alert'
import { documentAt, listAt } from '../../../lib/firebase/asked.ts'

/** Its licences and since when there is which API key: for administrators. */
export const settingsSource = (eid: string) => documentAt(paths.settings(eid), establishmentSettingsSchema)

/** What a home does until somebody answers an alert: for administrators. */
export const escalationSource = (eid: string) => documentAt(paths.escalation(eid), storedPlanSchema)

/** The plans that residents have in its place, under the residents' ids: for administrators. */
export const residentPlansSource = (eid: string) => listAt(paths.escalations(eid), storedResidentPlanSchema)

/** The notification rules of either type that are limited to a shift: for staff. */
export const rulesOfShiftSource = (eid: string, sid: string) =>
  listAt(paths.notifications(eid), namedRuleSchema, { where: [['shiftIds', 'array-contains', sid]] })

/** When each gateway was last heard: for administrators. */
export const gatewaysSource = (eid: string) => listAt(paths.gateways(eid), gatewaySchema)

/** The people of an establishment: for its administrators only. */
export const membersSource = (eid: string) => listAt(paths.members(eid), memberSchema)

/** The latest messages that were refused: of a home, for its administrators; null: of all and of none, for super administrators. */
export const refusalsSource = (eid: string | null, count: number) =>
  listAt(paths.refusals, refusalSchema, {
    where: eid === null ? [] : [['establishmentId', '==', eid]],
    latestBy: 'at',
    atMost: count,
  })

/** What of a home's equipment is or was silent or in need of care, the latest: for its administrators only. */
export const technicalAlertsSource = (eid: string) =>
  listAt(paths.technicalAlerts(eid), technicalAlertSchema, { latestBy: 'raisedAt', atMost: 60 })

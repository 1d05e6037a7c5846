import { mdiUndo } from '@mdi/js'
import { releaseAlertsCall } from '@vigie/domain/api/alert-calls'
import i18next, { type TFunction } from 'i18next'
import type { MenuAction } from '../../../components/menu/action-menu.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'
import type { OwnAlert } from './open-alerts-context.ts'
import { whereNow } from './tell-called-again.ts'

/** By which whoever is on an alert lets go of it, where they took the wrong one, or do not go after all; none for anybody else. */
export function letGoOf(own: OwnAlert, uid: string, t: TFunction): MenuAction[] {
  if (own.alert.acknowledgedBy?.uid !== uid || own.underWay !== null) return []
  return [{ label: t('alertMenu.letGo'), icon: mdiUndo, beginsGroup: true, act: () => void letGo(own) }]
}

/** Opens all that they are on of the resident again: nobody is left waiting for somebody who does not come. */
async function letGo({ alert, establishment }: OwnAlert): Promise<void> {
  const where = whereNow(alert)
  const of = { establishmentId: establishment.id, beneficiaryId: alert.beneficiaryId }
  try {
    const { released } = await callApi(releaseAlertsCall, { params: {}, body: { of } })
    // Somebody else may have taken it over meanwhile.
    if (released === 0) tell({ kind: 'info', text: () => i18next.t('alertMenu.notYours', { where }) })
    else tell({ kind: 'success', text: () => i18next.t('alertMenu.letGoOf', { where }) })
  } catch (error) {
    tellFailure(
      error,
      () => i18next.t('alertMenu.notLetGo', { where }),
      () => where,
    )
  }
}

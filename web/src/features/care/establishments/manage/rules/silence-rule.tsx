import Typography from '@mui/material/Typography'
import { activateRuleCall, deleteRuleCall } from '@vigie/domain/api/rule-act-calls'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { OfAll } from './of-all.tsx'

interface Props {
  eid: string
  rule: { id: string; name: string }
  /** Whether it goes for good, or may be activated again. */
  how: 'deactivate' | 'delete'
  /** Whether somebody's call for help might be answered by none without it. */
  isLast: boolean
  /** Whether the button that begins care calls for help by it alone. */
  isLastOfCareButton: boolean
  /** Whether it is for all residents, where it stands on the page of one. */
  isOfAll: boolean
  /** Called before it is deactivated, so that it stays in sight and nothing moves from under the finger. */
  onDeactivate: () => void
  onClose: () => void
}

/** Asks before a rule is silent. */
export function SilenceRule({
  eid,
  rule: { id, name },
  how,
  isLast,
  isLastOfCareButton,
  isOfAll,
  onDeactivate,
  onClose,
}: Props) {
  const { t } = useTranslation()
  const query = { establishmentId: eid }
  const act = async () => {
    if (how === 'delete') await callApi(deleteRuleCall, { params: { id }, query })
    else {
      onDeactivate()
      await callApi(activateRuleCall, { params: {}, query, body: { id, activated: false } })
    }
    tellDone(how === 'delete' ? 'ruleDeleted' : 'ruleDeactivated', { name })
    onClose()
  }
  return (
    <ConfirmDialog
      title={t(how === 'delete' ? 'rules.remove' : 'rules.deactivateAsked', { name })}
      button={t(how === 'delete' ? 'common.delete' : 'rules.deactivate')}
      isDestructive={how === 'delete' || isLast}
      act={act}
      onClose={onClose}
    >
      {isOfAll && <OfAll />}
      {isLast && <Typography sx={{ fontWeight: 700 }}>{t('rules.lastForCall')}</Typography>}
      {isLastOfCareButton && (
        <Typography sx={{ fontWeight: 700 }}>
          {t(how === 'delete' ? 'rules.careButtonCares' : 'rules.careButtonCalls')}
        </Typography>
      )}
      <Typography>{t('rules.removeHelp')}</Typography>
    </ConfirmDialog>
  )
}

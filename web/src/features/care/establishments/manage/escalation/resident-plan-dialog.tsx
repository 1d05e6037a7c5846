import Box from '@mui/material/Box'
import {
  firstPlan,
  type StoredPlan,
  type StoredResidentPlan,
  withShifts,
} from '@vigie/domain/alerts/escalation-plan'
import { setResidentEscalationCall } from '@vigie/domain/api/escalation-calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { FormDialog } from '../../../../../components/form-dialog.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { PlanFields } from './plan-fields.tsx'
import { formOf, type Known, residentPlanOf, shiftsOf } from './plan-form.ts'
import { usePlanFaults } from './use-plan-faults.ts'

interface Props {
  eid: string
  /** Whose plan it is, and what they are called; null: that is to be chosen. */
  resident: { id: string; name: string } | null
  /** Who has none of their own, by id and name. */
  others: ReadonlyMap<string, string>
  /** Null: a new one, or one that cannot be read and is begun anew. */
  stored: StoredResidentPlan | null
  /** What the home does, by which a new one begins and which says who is on shift. */
  ofHome: StoredPlan | null
  known: Known
  onClose: () => void
}

/** The form by which a resident is given a plan in place of the home's. */
export default function ResidentPlanDialog(props: Props) {
  const { eid, resident, others, stored, ofHome, known, onClose } = props
  const { t } = useTranslation()
  const [bid, choose] = useState(resident?.id ?? '')
  // As it was when it was opened: what somebody else saves meanwhile is not written over.
  const [{ begun, seen }] = useState(() => {
    const plan = stored ? withShifts(stored, ofHome) : { ...(ofHome ?? firstPlan), activated: true }
    return { begun: formOf(plan, known), seen: stored?.updatedAt ?? null }
  })
  const [typed, type] = useState(begun)
  const form = { ...typed, shifts: shiftsOf(ofHome ?? firstPlan, known) }
  const { faults, fields, check } = usePlanFaults(form)
  const [isAsked, ask] = useState(false)
  const sending = useSending()
  const save = async () => {
    ask(true)
    if (!check(bid !== '')) return
    const body = { plan: residentPlanOf(form), updatedAt: seen }
    const isSaved = await sending.send(() =>
      callApi(setResidentEscalationCall, { params: { eid, bid }, body }),
    )
    if (!isSaved) return
    tellDone('saved')
    onClose()
  }
  return (
    <FormDialog
      title={resident ? t('escalation.ownOf', { name: resident.name }) : t('escalation.ownAdd')}
      sending={sending}
      button={t('common.save')}
      wouldLose={typed !== begun}
      onSubmit={save}
      onClose={onClose}
    >
      <Box ref={fields} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {resident === null && (
          <Choice
            label={t('escalation.ownFor')}
            name="resident"
            value={bid}
            onChange={choose}
            error={isAsked && bid === '' ? t('escalation.ownForMissing') : null}
          >
            <option value="">{t('escalation.ownChoose')}</option>
            {[...others].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        )}
        <PlanFields
          form={form}
          known={known}
          faults={faults}
          isOwn
          onChange={(change) => type((before) => ({ ...before, ...change }))}
        />
      </Box>
    </FormDialog>
  )
}

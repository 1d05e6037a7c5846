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
import { KeptNotice } from '../../../../../components/kept-notice.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { useSafety } from '../../../../../lib/kept/kept.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { PlanFields } from './plan-fields.tsx'
import { formOf, type Known, residentPlanOf, shiftsOf } from './plan-form.ts'
import { usePlanFaults } from './use-plan-faults.ts'
import { newPlan, residentPlanForm, useResidentPlanForm } from './use-resident-plan-form.ts'

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
  // As it was when it was opened: what somebody else saves meanwhile is not written over.
  const { typed, wasKept, put, drop } = useResidentPlanForm(
    residentPlanForm(eid, resident?.id ?? newPlan),
    known,
    () => {
      const plan = stored ? withShifts(stored, ofHome) : { ...(ofHome ?? firstPlan), activated: true }
      return { form: formOf(plan, known), seen: stored?.updatedAt ?? null, isTyped: false, bid: '' }
    },
  )
  const { seen } = typed
  // Whoever was chosen may have been given a plan, or have been archived, since.
  const bid = resident?.id ?? (others.has(typed.bid ?? '') ? (typed.bid ?? '') : '')
  const form = { ...typed.form, shifts: shiftsOf(ofHome ?? firstPlan, known) }
  const { faults, fields, check } = usePlanFaults(form)
  const [isAsked, ask] = useState(false)
  const sending = useSending()
  const safety = useSafety()
  const save = async () => {
    ask(true)
    if (!check(bid !== '')) return
    const body = { plan: residentPlanOf(form), updatedAt: seen }
    const isSaved = await sending.send(() =>
      callApi(setResidentEscalationCall, { params: { eid, bid }, body }),
    )
    if (!isSaved) return
    drop()
    tellDone('saved')
    onClose()
  }
  return (
    <FormDialog
      title={resident ? t('escalation.ownOf', { name: resident.name }) : t('escalation.ownAdd')}
      sending={sending}
      button={t('common.save')}
      wouldLose={typed.isTyped}
      onSubmit={save}
      onClose={() => {
        drop()
        onClose()
      }}
    >
      <Box ref={fields} data-kept={safety} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <KeptNotice wasKept={wasKept} />
        {resident === null && (
          <Choice
            label={t('escalation.ownFor')}
            name="resident"
            value={bid}
            onChange={(chosen) => put({ bid: chosen })}
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
          onChange={(change) => put({ form: { ...form, ...change } })}
        />
      </Box>
    </FormDialog>
  )
}

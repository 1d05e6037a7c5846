import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { StoredPlan } from '@vigie/domain/alerts/escalation-plan'
import { setEscalationCall } from '@vigie/domain/api/escalation-calls'
import { useTranslation } from 'react-i18next'
import { KeptNotice } from '../../../../../components/kept-notice.tsx'
import { Message } from '../../../../../components/message.tsx'
import { Section } from '../../../../../components/section.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { useSafety } from '../../../../../lib/kept/kept.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { PlanFields } from './plan-fields.tsx'
import { formOf, type Known, planOf } from './plan-form.ts'
import { usePlanFaults } from './use-plan-faults.ts'
import { usePlanForm } from './use-plan-form.ts'

interface Props {
  eid: string
  /** Null: nothing was said yet. */
  stored: StoredPlan | null
  known: Known
}

/** The form by which a home says what is done about an alert until somebody answers. */
export default function PlanSection({ eid, stored, known }: Props) {
  const { t } = useTranslation()
  const planForm = usePlanForm(eid, stored, known)
  const { form, seen, wasKept, isOutdated, takeSaved, change, settle } = planForm
  const { faults, fields, check, forget } = usePlanFaults(form)
  const sending = useSending()
  const safety = useSafety()
  const save = async () => {
    if (!check()) return
    const plan = planOf(form)
    const said = { plan, updatedAt: seen }
    let updatedAt: number | null = null
    const isSaved = await sending.send(async () => {
      updatedAt = (await callApi(setEscalationCall, { params: { eid }, body: said })).updatedAt
    })
    if (!isSaved) return
    forget()
    settle(form, formOf(plan, known), updatedAt)
    tellDone('saved')
  }
  return (
    <Section
      title={t('places.escalation')}
      help={t('escalation.help')}
      sending={sending}
      onSubmit={save}
      button={t('common.save')}
      below={
        isOutdated && (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Typography>{t('escalation.outdated')}</Typography>
            <Button
              variant="outlined"
              onClick={takeSaved}
              sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
            >
              {t('escalation.takeSaved')}
            </Button>
          </Box>
        )
      }
    >
      <Box ref={fields} data-kept={safety} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <KeptNotice wasKept={wasKept} />
        <Message kind="info">{stored === null && t('escalation.nothingYet')}</Message>
        <PlanFields form={form} known={known} faults={faults} isOwn={false} onChange={change} />
      </Box>
    </Section>
  )
}

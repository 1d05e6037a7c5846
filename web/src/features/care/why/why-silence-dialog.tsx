import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { type WhySilence, whySilenceCall } from '@vigie/domain/api/why-calls'
import { useCallback, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogHead } from '../../../components/dialog-head.tsx'
import { FailedAnswer } from '../../../components/failed-answer.tsx'
import { PageDialog } from '../../../components/page-dialog.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { Part, RuleLine } from './why-parts.tsx'

interface Props {
  eid: string
  /** The technical alert's. */
  id: string
  /** What is silent, and since when. */
  what: string
  onClose: () => void
}

/** Of a silence: which rules tell their people of it, and why the others do not. */
export default function WhySilenceDialog({ eid, id, what, onClose }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const question = useCallback(() => callApi(whySilenceCall, { params: { eid, id } }), [eid, id])
  const { answer, ask } = useAnswer(question)
  return (
    <PageDialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogHead titleId={titleId} title={t('why.silence.title')} />
      {/* Longer than a phone has room for, it is scrolled by keyboard too. */}
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{what}</Typography>
        {answer.status === 'loading' && <Skeletons shape="rows" />}
        {answer.status === 'failed' && <FailedAnswer failure={answer.failure} onRetry={ask} />}
        {answer.status === 'ready' && <Rules of={answer.value} />}
        <Typography variant="body2">{t('why.silence.administrators')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </PageDialog>
  )
}

function Rules({ of: { rules, unreadable } }: { of: WhySilence }) {
  const { t } = useTranslation()
  return (
    <Part title={t('why.rules')} help={t('why.asToday')}>
      {rules.map(({ id, name, why }) => (
        <RuleLine key={id} name={name} isTold={why === null}>
          {t(why === null ? 'why.silence.tells' : `why.silence.not.${why}`)}
        </RuleLine>
      ))}
      {rules.length === 0 && unreadable === 0 && <li>{t('why.silence.none')}</li>}
      {unreadable > 0 && <li>{t('why.unreadable', { count: unreadable })}</li>}
    </Part>
  )
}

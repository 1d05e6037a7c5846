import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { answerInvitationCall } from '@vigie/domain/api/people-calls'
import { establishmentIdOf } from '@vigie/domain/paths'
import type { Invitation } from '@vigie/domain/people/invitation'
import { levelNameOf } from '@vigie/domain/people/levels'
import { wordsOf } from '@vigie/domain/people/name-starts'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from '../../../components/failure-message.tsx'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { focusHeading } from '../../../lib/page/page-heading.ts'
import { useBackCloses } from '../../../lib/page/use-back-closes.ts'
import { useEstablishments } from './establishments-context.ts'
import { levelMeans } from './manage/users/level-means.ts'

interface Props {
  invitation: WithId<Invitation>
  /** Takes it away: it was answered. */
  onClose: () => void
  /** Takes it away for now. */
  onLater: () => void
}

/** Asks whether somebody accepts to join a home. */
export default function InvitationDialog({ invitation, onClose, onLater }: Props) {
  const { t } = useTranslation()
  const { isBusy, failure, send } = useSending()
  const titleId = useId()
  useBackCloses(true, () => isBusy || onLater())
  // It opens by itself: nothing may have had the focus before, or what opened it be gone with the answer.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading()
    },
    [],
  )
  const { establishmentName: home, invitedBy, beneficiaryIds, roleId } = invitation
  const isCaregiver = beneficiaryIds.length > 0
  const level = levelNameOf(roleId)
  const eid = establishmentIdOf(invitation.path)
  const { list } = useEstablishments()
  // Anybody may call theirs as one likes: whoever works in one of this name would take it for that.
  const hasNamesake = list.some(
    ({ id, name, access }) => id !== eid && access.membership !== null && heard(name) === heard(home),
  )
  const answer = async (accept: boolean) => {
    await send(async () => {
      const { already } = await callApi(answerInvitationCall, {
        params: { eid },
        body: { invitationId: invitation.id, accept },
      })
      if (already) tell({ kind: 'info', text: () => t('invitation.already', { home }) })
      else
        tell({
          kind: 'success',
          text: () => t(accept ? 'invitation.accepted' : 'invitation.refused', { home }),
        })
      onClose()
    })
  }
  return (
    <Dialog open onClose={isBusy ? undefined : onLater} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('invitation.question', { home })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('invitation.by', { name: invitedBy.displayName })}
        </Typography>
        {hasNamesake && (
          <Typography>
            <strong>{t('invitation.namesake')}</strong>
          </Typography>
        )}
        <Typography>{t(isCaregiver ? 'invitation.asCaregiver' : 'invitation.means')}</Typography>
        <Typography>
          <strong>{t('invitation.access', { level: t(`people.levels.${level}`) })}</strong>{' '}
          {levelMeans(t, level, isCaregiver)}
        </Typography>
        <FailureMessage failure={failure} isBusy={isBusy} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onLater} disabled={isBusy}>
          {t('invitation.later')}
        </Button>
        <Button onClick={() => answer(false)} aria-disabled={isBusy}>
          {t('invitation.refuse')}
        </Button>
        <Button variant="contained" onClick={() => answer(true)} aria-disabled={isBusy}>
          {isBusy ? t('common.saving') : t('invitation.accept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A name as it is heard and looks at a glance. */
const heard = (name: string): string => wordsOf(name).join('')

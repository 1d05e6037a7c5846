import Typography from '@mui/material/Typography'
import { changeLevelCall } from '@vigie/domain/api/people-calls'
import { levelNameOf, levels } from '@vigie/domain/people/levels'
import { roles } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../../components/form-dialog.tsx'
import { tellLonelyRules } from '../../../../../components/tell-lonely-rules.ts'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { LevelChoice } from './level-choice.tsx'
import { mayGoAs, mayGoHere } from './may-go-here.ts'
import { LetsGo, NamedBy } from './named-by.tsx'

// It brings what rules are made of.
const LastToGo = lazy(() => import('./last-to-go.tsx'))

interface Props {
  eid: string
  member: Member
  onClose: () => void
}

/** Gives somebody another level in the home. Of one at which they may not act it says before which of their alerts call again. Of one by which they are told of nothing any more it says before which rules and steps tell them, and since then which tell nobody; of one at which they take no alert, which would tell nobody who does. */
export function ChangeLevel({ eid, member, onClose }: Props) {
  const { uid: userId, displayName: name, role, roleId } = member
  const { t } = useTranslation()
  const [level, setLevel] = useState(levelNameOf(roleId))
  const isOwn = useSession().user.uid === userId
  const sending = useSending()
  const save = async () => {
    // Nothing is sent that nobody changed: it would be called changed.
    if (level === levelNameOf(roleId)) return onClose()
    const body = { userId, roleId: levels[level] }
    const change = async () => {
      const { lonelyRules } = await callApi(changeLevelCall, { params: { eid }, body })
      tellDone('levelChanged', { name })
      tellLonelyRules(t, lonelyRules)
    }
    if (await sending.send(change)) onClose()
  }
  return (
    <FormDialog
      title={t('people.changeLevelOf', { name })}
      sending={sending}
      button={t('common.save')}
      onSubmit={save}
      onClose={onClose}
    >
      <LevelChoice isCaregiver={role === roles.CAREGIVER} value={level} onChange={setLevel} />
      {isOwn && level !== levelNameOf(roleId) && (
        <Typography role="status">{t('people.lowerOwnHelp')}</Typography>
      )}
      {level !== levelNameOf(roleId) && (
        <LetsGo
          eid={eid}
          member={member}
          keeps={(bid) => mayGoAs(member, { ...member, roleId: levels[level] }, bid)}
        />
      )}
      {level === 'none' && level !== levelNameOf(roleId) && <NamedBy eid={eid} uid={userId} />}
      {level === 'READ_ONLY' && mayGoHere(member) && (
        <Suspense>
          <LastToGo eid={eid} uid={userId} />
        </Suspense>
      )}
    </FormDialog>
  )
}

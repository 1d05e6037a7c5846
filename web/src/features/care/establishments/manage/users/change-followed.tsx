import Typography from '@mui/material/Typography'
import { changeFollowedCall } from '@vigie/domain/api/people-calls'
import type { Member } from '@vigie/domain/people/user'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../../components/form-dialog.tsx'
import { tellLonelyRules } from '../../../../../components/tell-lonely-rules.ts'
import { useFormFaults } from '../../../../../components/use-form-faults.ts'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { FollowedChoice } from './followed-choice.tsx'
import { tellCancelled } from './tell-cancelled.ts'

interface Props {
  eid: string
  member: Member
  onClose: () => void
}

/** Changes which residents of the home a caregiver follows; what somebody else changes meanwhile stays. */
export function ChangeFollowed({ eid, member, onClose }: Props) {
  const { uid: userId, displayName: name, beneficiaryIds } = member
  const { t } = useTranslation()
  const [before] = useState<readonly string[]>(beneficiaryIds)
  const [followed, setFollowed] = useState(before)
  const list = useRef<HTMLSelectElement>(null)
  const fault = followed.length === 0 ? { followed: t('people.followedRequired') } : {}
  const { shown, check } = useFormFaults(fault, { followed: list })
  const sending = useSending()
  const save = async () => {
    if (!check()) return
    const add = followed.filter((bid) => !before.includes(bid))
    const remove = before.filter((bid) => !followed.includes(bid))
    const change = async () => {
      const body = { userId, add, remove }
      const { lonelyRules, cancelled } = await callApi(changeFollowedCall, { params: { eid }, body })
      tellDone('followedChanged', { name })
      tellLonelyRules(t, lonelyRules)
      tellCancelled(t, cancelled)
    }
    if (await sending.send(change)) onClose()
  }
  return (
    <FormDialog
      title={t('people.changeFollowedOf', { name })}
      sending={sending}
      button={t('common.save')}
      wouldLose={followed !== before}
      onSubmit={save}
      onClose={onClose}
    >
      <FollowedChoice
        eid={eid}
        inputRef={list}
        followed={followed}
        onChange={setFollowed}
        error={shown.followed ?? null}
      />
      <Typography>{t('people.changeFollowedHelp')}</Typography>
    </FormDialog>
  )
}

import Typography from '@mui/material/Typography'
import { setAwayCall } from '@vigie/domain/api/away-calls'
import { isAway } from '@vigie/domain/people/away'
import type { Member } from '@vigie/domain/people/user'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../../components/form-dialog.tsx'
import { UntilFields } from '../../../../../components/until-fields.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { untilOf } from '../../../../../lib/time/until-typed.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { LetsGo } from './named-by.tsx'

interface Props {
  eid: string
  timeZone: string
  member: Member
  onClose: () => void
}

/** Says for somebody that they are away from the home, or back; which alerts they are on, that call again then, stands there before it is said. */
export default function ChangeAway({ eid, timeZone, member, onClose }: Props) {
  const { uid: userId, displayName: name } = member
  const { t } = useTranslation()
  const now = useNow()
  // What it asks stays what was pressed for, should somebody else say it meanwhile.
  const [wasAway] = useState(isAway(member.away, now))
  const [typed, setTyped] = useState({ date: '', time: '' })
  const [wasTried, setTried] = useState(false)
  const sending = useSending()
  const until = untilOf(typed, timeZone, now)
  const save = async () => {
    setTried(true)
    if (typeof until === 'string') return
    const body = { userId, away: wasAway ? null : { until } }
    const change = async () => {
      await callApi(setAwayCall, { params: { eid }, body })
      tellDone('saved')
    }
    if (await sending.send(change)) onClose()
  }
  return (
    <FormDialog
      title={t(wasAway ? 'people.away.backOf' : 'people.away.leaveOf', { name })}
      sending={sending}
      button={t(wasAway ? 'people.away.back' : 'people.away.leave')}
      onSubmit={save}
      onClose={onClose}
    >
      {!wasAway && (
        <UntilFields
          labels={{ date: t('people.away.date'), time: t('people.away.time') }}
          value={typed}
          onChange={setTyped}
          error={wasTried && typeof until === 'string' ? t(`people.away.${until}`) : null}
        />
      )}
      {!wasAway && <LetsGo eid={eid} member={member} />}
      <Typography>{t(wasAway ? 'people.away.backHelp' : 'people.away.help')}</Typography>
    </FormDialog>
  )
}

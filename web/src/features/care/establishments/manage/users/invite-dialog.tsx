import { inviteCall } from '@vigie/domain/api/people-calls'
import { type LevelName, levels } from '@vigie/domain/people/levels'
import { accountEmailSchema } from '@vigie/domain/people/new-account'
import type { Locale } from '@vigie/domain/text'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { Field } from '../../../../../components/field.tsx'
import { FormDialog } from '../../../../../components/form-dialog.tsx'
import { LocaleChoice } from '../../../../../components/locale-choice.tsx'
import { useFormFaults } from '../../../../../components/use-form-faults.ts'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { FollowedChoice } from './followed-choice.tsx'
import { invitedFault } from './invited-fault.ts'
import { LevelChoice } from './level-choice.tsx'

interface Props {
  eid: string
  onClose: () => void
}

/** Asks for an address and what it is offered, and in which language it is written to. */
export function InviteDialog({ eid, onClose }: Props) {
  const { t } = useTranslation()
  // What was sent twice is one invitation; what was corrected since is another.
  const sent = useRef({ words: '', id: '' })
  const [email, setEmail] = useState('')
  const [level, setLevel] = useState<LevelName>('READ_WRITE')
  const [isCaregiver, setCaregiver] = useState(false)
  const [followed, setFollowed] = useState<readonly string[]>([])
  const [locale, setLocale] = useState<Locale>(useLocale())
  const inputs = { email: useRef<HTMLInputElement>(null), followed: useRef<HTMLSelectElement>(null) }
  const sending = useSending()
  const fault = invitedFault(email)
  const faults = {
    ...(fault !== null && { email: t(`people.${fault}`) }),
    ...(isCaregiver && followed.length === 0 && { followed: t('people.followedRequired') }),
  }
  const { shown, leave, check } = useFormFaults(faults, inputs)
  const chooseKind = (kind: string) => {
    setCaregiver(kind === 'caregiver')
    setLevel('READ_WRITE')
  }
  const invite = async () => {
    if (!check()) return
    const to = accountEmailSchema.parse(email.trim())
    const said = {
      email: to,
      locale,
      roleId: levels[level],
      beneficiaryIds: isCaregiver ? [...followed] : [],
    }
    const words = JSON.stringify(said)
    if (sent.current.words !== words) sent.current = { words, id: crypto.randomUUID() }
    const body = { ...said, id: sent.current.id }
    if (!(await sending.send(() => callApi(inviteCall, { params: { eid }, body })))) return
    tellDone('invitationSent', { email: to })
    onClose()
  }
  return (
    <FormDialog
      title={t('people.invite')}
      sending={sending}
      button={t('people.send')}
      onSubmit={invite}
      onClose={onClose}
    >
      <Field
        label={t('people.email')}
        type="email"
        name="email"
        autoComplete="off"
        inputRef={inputs.email}
        value={email}
        onChange={setEmail}
        onLeave={() => leave('email')}
        error={shown.email ?? null}
      />
      <Choice
        label={t('people.kind')}
        name="kind"
        value={isCaregiver ? 'caregiver' : 'staff'}
        onChange={chooseKind}
      >
        <option value="staff">{t('people.staff')}</option>
        <option value="caregiver">{t('people.caregiver')}</option>
      </Choice>
      {isCaregiver && (
        <FollowedChoice
          eid={eid}
          inputRef={inputs.followed}
          followed={followed}
          onChange={setFollowed}
          error={shown.followed ?? null}
        />
      )}
      <LevelChoice isCaregiver={isCaregiver} value={level} onChange={setLevel} />
      <LocaleChoice label={t('people.language')} value={locale} onChange={setLocale} />
    </FormDialog>
  )
}

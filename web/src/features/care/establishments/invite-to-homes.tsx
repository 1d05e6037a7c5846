import Typography from '@mui/material/Typography'
import { inviteCall } from '@vigie/domain/api/people-calls'
import { type LevelName, levels } from '@vigie/domain/people/levels'
import { accountEmailSchema } from '@vigie/domain/people/new-account'
import type { Locale } from '@vigie/domain/text'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field.tsx'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { LocaleChoice } from '../../../components/locale-choice.tsx'
import { useFormFaults } from '../../../components/use-form-faults.ts'
import { useSending } from '../../../components/use-sending.ts'
import { ApiError, callApi } from '../../../lib/api/api-client.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { HomesChoice } from './homes-choice.tsx'
import { invitedFault } from './manage/users/invited-fault.ts'
import { LevelChoice } from './manage/users/level-choice.tsx'

/** Asks for an address and the homes that it is to join, one at least, and invites it to each. */
export function InviteToHomes({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  // One id for the whole form: what was sent twice is one invitation a home.
  const [id] = useState(() => crypto.randomUUID())
  const [email, setEmail] = useState('')
  const [level, setLevel] = useState<LevelName>('READ_WRITE')
  const [locale, setLocale] = useState<Locale>(useLocale())
  const [homes, setHomes] = useState<readonly string[]>([])
  const inputs = { email: useRef<HTMLInputElement>(null), homes: useRef<HTMLSelectElement>(null) }
  const sending = useSending()
  const fault = invitedFault(email)
  const faults = {
    ...(fault !== null && { email: t(`people.${fault}`) }),
    ...(homes.length === 0 && { homes: t('people.homeRequired') }),
  }
  const { shown, leave, check } = useFormFaults(faults, inputs)
  const invite = async () => {
    if (!check()) return
    const to = accountEmailSchema.parse(email.trim())
    const body = { id, email: to, locale, roleId: levels[level], beneficiaryIds: [] }
    const left = new Set(homes)
    const isDone = await sending.send(async () => {
      const refusals: ApiError[] = []
      for (const eid of homes) {
        try {
          await callApi(inviteCall, { params: { eid }, body })
          left.delete(eid)
        } catch (error) {
          // That they are of one of the homes is no reason not to invite them to the others.
          if (!(error instanceof ApiError) || error.code !== 'alreadyMember') throw error
          refusals.push(error)
        }
      }
      for (const refusal of refusals) throw refusal
    })
    // What is done need not be done again with what was not: those that are left were refused, or not asked.
    if (!isDone) return setHomes([...left])
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
      <Typography sx={{ color: 'text.secondary' }}>{t('people.inviteHelp')}</Typography>
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
      <HomesChoice inputRef={inputs.homes} chosen={homes} onChange={setHomes} error={shown.homes ?? null} />
      <LevelChoice isCaregiver={false} value={level} onChange={setLevel} />
      <LocaleChoice label={t('people.language')} value={locale} onChange={setLocale} />
    </FormDialog>
  )
}

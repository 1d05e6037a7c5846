import Typography from '@mui/material/Typography'
import { changeProfileCall } from '@vigie/domain/api/profile-calls'
import type { OwnProfile } from '@vigie/domain/people/own-profile'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { useFormFaults } from '../../../components/use-form-faults.ts'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { nameFaultOf } from '../form/name-fault.ts'
import { NameField } from '../form/name-field.tsx'

interface Props {
  uid: string
  profile: OwnProfile
}

/** The name by which colleagues know a person, and the address that they sign in with. */
export function NameForm({ uid, profile }: Props) {
  const { t } = useTranslation()
  const sending = useSending()
  // What is stored, until something is typed: another device may change it meanwhile.
  const [typed, setTyped] = useState<string | null>(null)
  const displayName = typed ?? profile.displayName
  const fault = nameFaultOf(displayName)
  const inputs = { displayName: useRef<HTMLInputElement>(null) }
  const { shown, leave, check } = useFormFaults(fault === null ? {} : { displayName: fault }, inputs)
  const save = async () => {
    if (!check()) return
    const done = await sending.send(() =>
      callApi(changeProfileCall, { params: { uid }, body: { displayName } }),
    )
    if (!done) return
    setTyped(null)
    tellDone('profileSaved')
  }
  return (
    <Section title={t('profile.you')} sending={sending} onSubmit={save} button={t('profile.save')}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('profile.email', { email: profile.email })}
      </Typography>
      <NameField
        inputRef={inputs.displayName}
        value={displayName}
        onChange={setTyped}
        onLeave={() => leave('displayName')}
        fault={shown.displayName}
      />
    </Section>
  )
}

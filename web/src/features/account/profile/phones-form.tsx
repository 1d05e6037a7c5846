import Box from '@mui/material/Box'
import { changeProfileCall } from '@vigie/domain/api/profile-calls'
import type { OwnProfile } from '@vigie/domain/people/own-profile'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field.tsx'
import { Section } from '../../../components/section.tsx'
import { useFormFaults } from '../../../components/use-form-faults.ts'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { phonesOrTold, usePhones } from '../../../lib/phone/phones.ts'
import { phoneFaultsOf, phonesAsTyped, phonesToSend, type TypedPhones } from './phones.ts'
import { VerifyMobile } from './verify-mobile.tsx'

interface Props {
  uid: string
  profile: OwnProfile
}

/** A person's telephone numbers, of which the mobile one gets SMS once it is shown to be theirs. */
export default function PhonesForm({ uid, profile }: Props) {
  const { t } = useTranslation()
  const sending = useSending()
  const [changed, setChanged] = useState<Partial<TypedPhones>>({})
  const phones = usePhones(
    [changed.phoneMobile ?? profile.phoneMobile, changed.phoneFix ?? profile.phoneFix].some(Boolean),
  )
  const typed = { ...phonesAsTyped(profile, phones), ...changed }
  const inputs = {
    phoneMobile: useRef<HTMLInputElement>(null),
    phoneFix: useRef<HTMLInputElement>(null),
    phoneExt: useRef<HTMLInputElement>(null),
  }
  const { shown, leave, check } = useFormFaults(phoneFaultsOf(typed, phones), inputs)
  const save = async () => {
    const change = async () => {
      const known = await phonesOrTold()
      if (known === null || !check(phoneFaultsOf(typed, known))) return false
      return callApi(changeProfileCall, { params: { uid }, body: phonesToSend(typed, known) })
    }
    if (!(await sending.send(change))) return
    setChanged({})
    tellDone('profileSaved')
  }
  const fieldOf = (name: keyof TypedPhones, autoComplete: string) => ({
    name,
    autoComplete,
    type: 'tel' as const,
    label: t(`profile.${name}`),
    inputRef: inputs[name],
    value: typed[name],
    onChange: (value: string) => setChanged((before) => ({ ...before, [name]: value })),
    onLeave: () => leave(name),
    error: shown[name] ? t(`profile.${shown[name]}`) : null,
  })
  const { phoneMobile, verifiedPhones, stoppedPhones = [] } = profile
  const verification = phoneMobile !== null && changed.phoneMobile === undefined && (
    <VerifyMobile
      key={phoneMobile}
      phone={phoneMobile}
      isVerified={verifiedPhones.includes(phoneMobile)}
      isStopped={stoppedPhones.includes(phoneMobile)}
    />
  )
  return (
    <Section
      title={t('profile.phones')}
      help={t('profile.phonesHelp')}
      sending={sending}
      onSubmit={save}
      button={t('profile.savePhones')}
      below={verification}
    >
      <Field {...fieldOf('phoneMobile', 'tel')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '2fr 1fr' } }}>
        <Field {...fieldOf('phoneFix', 'section-work tel')} />
        <Field {...fieldOf('phoneExt', 'section-work tel-extension')} />
      </Box>
    </Section>
  )
}

import Box from '@mui/material/Box'
import { createEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Section } from '../../../../components/section.tsx'
import { useSending } from '../../../../components/use-sending.ts'
import { callApi } from '../../../../lib/api/api-client.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { useTyped } from '../../../../lib/page/use-typed.ts'
import { phonesOrTold } from '../../../../lib/phone/phones.ts'
import { screenTimeZone } from '../../../../lib/time/screen-time-zone.ts'
import { KeyShown } from '../key-shown.tsx'
import { InformationsFields, useInformations } from '../manage/informations/informations-fields.tsx'
import { emptyForm, saidIn } from '../manage/informations/informations-form.ts'
import { useMadeKey } from '../use-made-key.ts'

/** The form by which somebody makes a home. */
export default function CreateForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // One id for the form, for as long as it is kept: what was sent twice is made once.
  const {
    typed: eid,
    type: keepId,
    settle: settleId,
  } = useTyped('new establishment id', () => crypto.randomUUID())
  const [madeAs, setMadeAs] = useState(eid)
  const { made, make: makeKey } = useMadeKey()
  const [empty] = useState(() => emptyForm(screenTimeZone))
  const informations = useInformations('new establishment', empty)
  const sending = useSending()

  const create = async () => {
    const { form, check, settle } = informations
    const make = async () => {
      const phones = await phonesOrTold()
      if (phones === null || !check(phones)) return false
      const body = saidIn(form, phones)
      await makeKey(() => callApi(createEstablishmentCall, { params: { eid }, body }))
      return true
    }
    keepId((id) => id)
    if (!(await sending.send(make))) return
    settle()
    setMadeAs(eid)
    settleId(crypto.randomUUID())
  }

  return (
    <Box sx={{ maxWidth: 640, mx: 'auto' }}>
      <Section
        title={t('places.informations')}
        help={t('establishments.addHelp')}
        sending={sending}
        onSubmit={create}
        button={t('establishments.create')}
      >
        <InformationsFields {...informations} />
      </Section>
      {made && <KeyShown apiKey={made.apiKey} onClose={() => navigate(routes.informations(madeAs))} />}
    </Box>
  )
}

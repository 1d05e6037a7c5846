import Button from '@mui/material/Button'
import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import type { Establishment } from '@vigie/domain/care/establishment'
import type { EstablishmentChange } from '@vigie/domain/care/managed-establishment'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../../components/section.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { phonesOrTold } from '../../../../../lib/phone/phones.ts'
import { ChangeTimeZone } from './change-time-zone.tsx'
import { InformationsFields, useInformations } from './informations-fields.tsx'
import { changedIn, formOf } from './informations-form.ts'

/** A change by which the home gets another clock. */
type ClockChange = EstablishmentChange & { readonly timeZone: string }

interface Props {
  eid: string
  establishment: Establishment
}

/** The form by which an administrator says what a home is called, where it is, and whom one reaches there. Before it gets another clock it is asked. */
export default function ChangeInformations({ eid, establishment }: Props) {
  const { t } = useTranslation()
  const informations = useInformations(`informations ${eid}`, formOf(establishment))
  const { form, began, check, settle, giveUp } = informations
  const sending = useSending()

  const [asked, ask] = useState<ClockChange | null>(null)

  const send = (body: EstablishmentChange) => callApi(changeEstablishmentCall, { params: { eid }, body })
  const finish = () => {
    settle()
    tellDone('informationsSaved')
  }
  const save = async () => {
    const change = async () => {
      const phones = await phonesOrTold()
      if (phones === null || !check(phones)) return false
      const body = changedIn(form, began, phones)
      const { timeZone } = body
      if (timeZone === undefined || timeZone === establishment.timeZone) return send(body)
      ask({ ...body, timeZone })
      return false
    }
    if (await sending.send(change)) finish()
  }

  return (
    <Section title={t('places.informations')} sending={sending} onSubmit={save} button={t('common.save')}>
      <InformationsFields {...informations} timeZone={establishment.timeZone} />
      {giveUp && (
        <Button onClick={giveUp} disabled={sending.isBusy} sx={{ justifySelf: 'start' }}>
          {t('manage.giveUp')}
        </Button>
      )}
      {asked && (
        <ChangeTimeZone
          was={establishment.timeZone}
          then={asked.timeZone}
          save={async () => {
            await send(asked)
            finish()
            ask(null)
          }}
          onClose={() => ask(null)}
        />
      )}
    </Section>
  )
}

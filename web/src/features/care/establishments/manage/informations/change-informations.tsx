import Button from '@mui/material/Button'
import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import type { Establishment } from '@vigie/domain/care/establishment'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../../components/section.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { phonesOrTold } from '../../../../../lib/phone/phones.ts'
import { InformationsFields, useInformations } from './informations-fields.tsx'
import { changedIn, formOf } from './informations-form.ts'

interface Props {
  eid: string
  establishment: Establishment
}

/** The form by which an administrator says what a home is called, where it is, and whom one reaches there. */
export default function ChangeInformations({ eid, establishment }: Props) {
  const { t } = useTranslation()
  const informations = useInformations(`informations ${eid}`, formOf(establishment))
  const { form, began, check, settle, giveUp } = informations
  const sending = useSending()

  const save = async () => {
    const change = async () => {
      const phones = await phonesOrTold()
      if (phones === null || !check(phones)) return false
      return callApi(changeEstablishmentCall, { params: { eid }, body: changedIn(form, began, phones) })
    }
    if (!(await sending.send(change))) return
    settle()
    tellDone('informationsSaved')
  }

  return (
    <Section title={t('places.informations')} sending={sending} onSubmit={save} button={t('common.save')}>
      <InformationsFields {...informations} />
      {giveUp && (
        <Button onClick={giveUp} disabled={sending.isBusy} sx={{ justifySelf: 'start' }}>
          {t('manage.giveUp')}
        </Button>
      )}
    </Section>
  )
}

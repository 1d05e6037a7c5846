import Box from '@mui/material/Box'
import { createEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Section } from '../../../../components/section.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { useSending } from '../../../../components/use-sending.ts'
import { callApi } from '../../../../lib/api/api-client.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { phonesOrTold } from '../../../../lib/phone/phones.ts'
import { screenTimeZone } from '../../../../lib/time/screen-time-zone.ts'
import { useEstablishments } from '../establishments-context.ts'
import { KeyShown } from '../key-shown.tsx'
import { InformationsFields, useInformations } from '../manage/informations/informations-fields.tsx'
import { emptyForm, saidIn } from '../manage/informations/informations-form.ts'
import { useMadeKey } from '../use-made-key.ts'
import { AlreadyMade } from './already-made.tsx'
import { useNewHome } from './new-home.ts'

/** A thin client on UTC says nothing of where a home is, and its nights would be watched by that: then where the first homes are. */
const likelyTimeZone = /^(?:Etc\/.*|UTC|GMT)$/.test(screenTimeZone) ? 'America/Toronto' : screenTimeZone

/** The form by which somebody makes a home; where they have just made one, and its page was loaded anew, that home in its place. */
export default function CreateForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { list, loading } = useEstablishments()
  // One id for the form, for as long as it is kept: what was sent twice is made once.
  const { eid, isAsked, ask, settle: settleHome } = useNewHome()
  const { made, make: makeKey } = useMadeKey()
  const [empty] = useState(() => emptyForm(likelyTimeZone))
  const informations = useInformations('new establishment', empty)
  const { form, check, settle, giveUp } = informations
  const sending = useSending()
  const home = list.find(({ id }) => id === eid)

  const create = async () => {
    const make = async () => {
      const phones = await phonesOrTold()
      if (phones === null || !check(phones)) return false
      const body = saidIn(form, phones)
      ask()
      await makeKey(() => callApi(createEstablishmentCall, { params: { eid }, body }))
      return true
    }
    if (await sending.send(make)) settle()
  }

  // Whether it is one made before is asked as the page opens; once it is being made, neither form nor key may go for it.
  const isBeingMade = sending.isBusy || made !== null
  if (isAsked && loading && !isBeingMade) return <Skeletons shape="rows" />
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto' }}>
      {isAsked && home && !isBeingMade ? (
        <AlreadyMade
          home={home}
          onSettled={() => {
            giveUp?.()
            settleHome()
          }}
        />
      ) : (
        <Section
          title={t('places.informations')}
          help={t('manage.newHomeHelp')}
          sending={sending}
          onSubmit={create}
          button={t('manage.createHome')}
        >
          <InformationsFields {...informations} />
        </Section>
      )}
      {made && (
        <KeyShown
          apiKey={made.apiKey}
          onClose={() => {
            settleHome()
            navigate(routes.informations(eid))
          }}
        />
      )}
    </Box>
  )
}

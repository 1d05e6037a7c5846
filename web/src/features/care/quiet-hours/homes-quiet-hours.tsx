import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import type { QuietHours } from '@vigie/domain/people/quiet-hours'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../lib/api/api-client.ts'
import { QuietHoursSection } from './quiet-hours-section.tsx'

interface Props {
  eid: string
  hours: QuietHours | null | undefined
}

/** When the quiet hours of a home's staff count. */
export default function HomesQuietHours({ eid, hours }: Props) {
  const { t } = useTranslation()
  return (
    <QuietHoursSection
      name={`quiet ${eid}`}
      labels={{
        title: t('quietHours.home'),
        help: t('quietHours.homeHelp'),
        isOn: t('quietHours.homeIsOn'),
      }}
      hours={hours}
      save={(quietHours) => callApi(changeEstablishmentCall, { params: { eid }, body: { quietHours } })}
    />
  )
}

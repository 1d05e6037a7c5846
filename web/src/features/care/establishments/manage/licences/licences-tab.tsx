import { mdiCertificateOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { can } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../../components/empty-state.tsx'
import { NoAccess } from '../../../../../components/no-access.tsx'
import { Skeletons } from '../../../../../components/skeletons.tsx'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { settingsSource } from '../../../records/managing-sources.ts'
import { useManaged } from '../use-managed.ts'
import { LicenceFaults } from './licence-faults.tsx'
import { LicencesWords } from './licences-words.tsx'
import { SetLicences } from './set-licences.tsx'

/** /establishment/{eid}/licences: for how many beds a home is agreed, and until when. A super administrator sets it. */
export default function LicencesTab() {
  const { t } = useTranslation()
  const { id: eid, access, details } = useManaged()
  const live = useLive(useMemo(() => settingsSource(eid), [eid]))
  if (live.status === 'loading') return <Skeletons shape="rows" />
  if (live.status === 'failed' || live.value === null || details === null) {
    return <NoAccess title={t('manage.licencesRefused')} />
  }
  const { licences } = live.value
  const { timeZone } = details
  const residents = details.counts.beneficiaries
  const mayChange = can(access, 'update', 'settings')
  const isAgreed = licences.beds !== null || licences.until !== null
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <LicenceFaults licences={licences} residents={residents} />
      {isAgreed ? (
        <Card sx={{ p: 2 }}>
          <LicencesWords licences={licences} residents={residents} timeZone={timeZone} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {[t('manage.licencesHelp'), ...(mayChange ? [] : [t('manage.licencesChange')])].join(' ')}
          </Typography>
        </Card>
      ) : (
        <EmptyState
          icon={mdiCertificateOutline}
          title={t('manage.noLicence')}
          help={t('manage.noLicenceHelp')}
        />
      )}
      {mayChange && <SetLicences eid={eid} licences={licences} timeZone={timeZone} />}
    </Box>
  )
}

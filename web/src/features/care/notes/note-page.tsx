import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { DialogAbout } from '../../../components/dialog-about.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { residentSource } from '../records/resident-sources.ts'
import { type KnownResident, OfResident } from '../residents/of-resident.tsx'
import { roomAndName } from '../residents/room-and-name.ts'
import { useOpenedTrace } from '../residents/use-opened-trace.ts'
import OpenedNote from './opened-note.tsx'

/** /establishment/{eid}/beneficiary/{bid}/messages/{mid}: one note by itself, for whoever has a link to it. */
export default function NotePage() {
  return <OfResident show={(known) => <NoteOfResident {...known} />} />
}

function NoteOfResident({ establishment, details, bid }: KnownResident) {
  const { t } = useTranslation()
  const { mid = '' } = useParams()
  const { id: eid, access } = establishment
  const { timeZone } = details
  const live = useLive(useMemo(() => residentSource(eid, bid), [eid, bid]))
  const resident = live.status === 'ready' ? live.value : null
  const title = t('notes.one')
  usePageHeader(
    resident ? t('notes.aboutResident', { who: roomAndName(resident) }) : title,
    routes.details(eid, bid),
    title,
  )
  useOpenedTrace(eid, bid, timeZone)
  return (
    <DialogAbout value={resident && roomAndName(resident)}>
      <Box sx={{ maxWidth: 900, mx: 'auto' }}>
        <OpenedNote of={{ eid, bid, access, timeZone, resident }} mid={mid} closesTo={null} />
        <Button component={Link} to={routes.details(eid, bid)} variant="outlined">
          {t('notes.toRecord')}
        </Button>
      </Box>
    </DialogAbout>
  )
}

import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { Device } from '@vigie/domain/devices/device'
import type { Silent } from '@vigie/domain/supervision/silent'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { worstFirst } from '../alerts/alert-order.ts'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import { isUnattended } from '../alerts/own-acts.ts'
import { looksOf } from '../alerts/severity-looks.ts'
import { useIsShownInPage } from '../alerts/shown-in-page.ts'
import { useShownInStrip } from '../alerts/shown-in-strip.ts'
import { careFaces } from '../moods/care-faces.ts'
import { CareIcons } from '../moods/care-icons.tsx'
import { AlertsOfResident } from './alerts-of-resident.tsx'
import { ArchivedMark } from './archived-mark.tsx'
import { Movement, movementLooks } from './movement.tsx'
import { ResidentAvatar } from './resident-avatar.tsx'

interface Props {
  eid: string
  bid: string
  resident: Beneficiary
  devices: readonly Device[] | null
  timeZone: string
  /** What is known to be silent in the home; null: nothing. */
  unheard: Silent | null
  /** By which they are corrected, archived or restored, for who may. */
  correction: ReactNode
  /** Whether the person may record how they are. */
  mayRecord: boolean
  /** By which a note is written, for who may. */
  note: ReactNode
  /** What care is under way, and by which it begins. */
  care: ReactNode
}

/** Who it is, whether they call, where they are, and how they are. */
export function ResidentHeader({
  eid,
  bid,
  resident,
  devices,
  timeZone,
  unheard,
  correction,
  mayRecord,
  note,
  care,
}: Props) {
  const { t } = useTranslation()
  const { list } = useOpenAlerts()
  const alerts = list.filter(
    ({ alert, establishment }) => establishment.id === eid && alert.beneficiaryId === bid,
  )
  const [worst] = alerts.filter(isUnattended).toSorted(worstFirst)
  const inStrip = useShownInStrip()
  const isShownInPage = useIsShownInPage()
  // Where the strip shows not all of theirs, all stand here: one that somebody is on must not hide that nobody is on the other.
  const areInStrip = alerts.every(({ alert }) => inStrip.has(alert.id))
  const listed = isShownInPage(eid, bid) || areInStrip ? [] : alerts.toSorted(worstFirst)
  return (
    <Card
      sx={[
        {
          p: 2,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 2,
          ...(worst && { borderColor: looksOf(worst.alert).shape, borderWidth: 2 }),
        },
        movementLooks,
        careFaces,
      ]}
    >
      {listed.length > 0 && <AlertsOfResident alerts={listed} />}
      {/* What may be done beside who it is, where there is room; else below, so that no name is broken up. */}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          flex: { xs: '1 1 100%', sm: '1 1 400px' },
          minWidth: 0,
        }}
      >
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flex: '1 1 200px', minWidth: 0 }}>
          <ResidentAvatar eid={eid} bid={bid} resident={resident} size={72} />
          <Box sx={{ minWidth: 0 }}>
            <Typography component="p" sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.1 }}>
              {resident.room.trim() === '' ? t('residents.noRoom') : resident.room}
            </Typography>
            <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{resident.name}</Typography>
            {resident.state === 'archived' && <ArchivedMark />}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {note}
          {correction}
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 220px' }}>
        <Movement devices={devices} timeZone={timeZone} unheard={unheard} />
      </Box>
      <Box sx={{ flex: '1 1 320px', maxWidth: 460 }}>
        <CareIcons eid={eid} bid={bid} resident={resident} mayRecord={mayRecord} />
      </Box>
      {care}
    </Card>
  )
}

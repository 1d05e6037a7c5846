import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { HandoverOf } from '@vigie/domain/care/handover'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { routes } from '../../../lib/page/routes.ts'
import { ArchivedMark } from '../residents/archived-mark.tsx'
import { roomAndName } from '../residents/room-and-name.ts'
import type { Telling } from '../tasks/plan-words.ts'
import { ToldAlert } from './told-alert.tsx'
import { ToldNote } from './told-note.tsx'
import { missedWords, silentWords, turnWords } from './told-words.ts'

interface Props {
  eid: string
  of: HandoverOf
  telling: Telling
}

/** What a shift has to say of one resident: a line for each kind of which there is anything. */
export function HandedOver({ eid, of, telling }: Props) {
  const { t } = useTranslation()
  return (
    <Card
      component="li"
      data-handed-over={of.bid}
      sx={{ px: { xs: 1.5, sm: 2 }, py: 1, display: 'grid', gap: 0.5, breakInside: 'avoid' }}
    >
      <Typography component="h3" variant="h3">
        <Link
          component={RouterLink}
          to={routes.beneficiary(eid, of.bid)}
          sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {roomAndName(of)}
        </Link>
      </Typography>
      {of.isArchived && <ArchivedMark />}
      <Kind title={t('handover.alerts')} count={of.alerts.length}>
        {of.alerts.map((alert) => (
          <ToldAlert key={alert.id} alert={alert} telling={telling} />
        ))}
      </Kind>
      <Kind title={t('handover.notes')} count={of.notes.length}>
        {of.notes.map((note) => (
          <ToldNote key={note.id} address={routes.note(eid, of.bid, note.id)} note={note} telling={telling} />
        ))}
      </Kind>
      <Kind title={t('handover.moods')} count={of.moods.length}>
        {of.moods.map((turns) => (
          <div key={turns.type}>{turnWords(turns, telling)}</div>
        ))}
      </Kind>
      <Kind title={t('handover.missed')} count={of.missed.length}>
        {of.missed.map((task) => (
          <div key={`${task.tid} ${task.left?.at ?? ''}`}>{missedWords(task, telling)}</div>
        ))}
      </Kind>
      <Kind title={t('handover.silent')} count={of.silent.length}>
        {of.silent.map((device) => (
          <div key={device.deviceId}>{silentWords(device, telling)}</div>
        ))}
      </Kind>
    </Card>
  )
}

function Kind({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '160px 1fr' },
        columnGap: 1,
        alignItems: { sm: 'baseline' },
      }}
    >
      <Typography component="h4" variant="body2" sx={{ fontWeight: 700, lineHeight: 1.7 }}>
        {title}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  )
}

import { mdiNoteTextOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Alert } from '@vigie/domain/alerts/alert'
import { severityOfAlert } from '@vigie/domain/alerts/severity'
import type { MoodRecord } from '@vigie/domain/care/mood-record'
import type { Note } from '@vigie/domain/care/note'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { dotted } from '../../../components/dotted.ts'
import { Icon } from '../../../components/icon.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { clockTime } from '../../../lib/time/words.ts'
import { authorName } from '../alerts/actor-name.ts'
import { looksOf } from '../alerts/severity-looks.ts'
import { useAlertWords } from '../alerts/use-alert-words.ts'
import { choiceOf } from '../moods/choices.ts'
import { PrivateMark } from '../notes/private-mark.tsx'
import { startOf } from '../notes/start-of.ts'
import { RowFrame } from './row-frame.tsx'
import type { DayOf } from './use-resident-day.ts'

interface Props {
  of: DayOf
}

/** That an alert was raised, and what became of it. */
export function AlertLine({ of: { eid, timeZone }, alert }: Props & { alert: WithId<Alert> }) {
  const { t } = useTranslation()
  const { what, notes, state } = useAlertWords(alert, timeZone)
  const looks = looksOf(alert)
  return (
    <RowFrame
      at={alert.times.raisedAt}
      timeZone={timeZone}
      icon={<Icon path={looks.icon} sx={{ color: looks.shape }} />}
    >
      <To address={routes.alert(eid, alert.id)}>{t('timeline.alert', { what })}</To>{' '}
      <Beside facts={[t(`alerts.severity.${severityOfAlert(alert)}`), state, notes]} />
    </RowFrame>
  )
}

/** The beginning of a note, and for whom it is. */
export function NoteLine({ of: { eid, bid, timeZone }, note }: Props & { note: WithId<Note> }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { writtenAt } = note
  // It stands where it came; one that waited for the network was written before.
  const time = writtenAt !== null && clockTime(writtenAt, now, timeZone, locale)
  return (
    <RowFrame
      at={note.at}
      timeZone={timeZone}
      icon={<Icon path={mdiNoteTextOutline} sx={{ color: 'primary.dark' }} />}
    >
      <To address={routes.note(eid, bid, note.id)}>{startOf(note.text)}</To>{' '}
      <Beside facts={[authorName(note, t), time && t('timeline.written', { time })]} />{' '}
      {note.visibility === 'private' && <PrivateMark />}
    </RowFrame>
  )
}

/** What somebody said of how the resident is. */
export function MoodLine({ of: { timeZone }, mood }: Props & { mood: WithId<MoodRecord> }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { icon, name } = choiceOf(mood.type, mood.data)
  const what = t(`moods.${mood.type}.name`)
  const value = name[locale]
  // "Appétit normal" says itself of what it is.
  const saysWhat = value.toLowerCase().includes(what.toLowerCase())
  const picture = <img src={icon} alt="" width={24} height={24} loading="lazy" />
  return (
    <RowFrame at={mood.at} timeZone={timeZone} icon={picture}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        {saysWhat ? value : `${t('moods.whatOf', { what })} ${value}`}
      </Box>{' '}
      <Beside facts={[authorName(mood, t)]} />
    </RowFrame>
  )
}

/** A link as tall as a finger. */
export function To({ address, children }: { address: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={address}
      // It reaches beyond its words without taking that room from the row; what stands under two lines of it keeps its distance.
      sx={{ display: 'inline-block', py: '10.5px', mt: '-10.5px', mb: '-6px', fontWeight: 500 }}
    >
      {children}
    </Link>
  )
}

/** What stands beside it, smaller; nothing for what is not so. */
export function Beside({ facts }: { facts: readonly (string | false)[] }) {
  return (
    <Box
      component="span"
      sx={{ typography: 'body2', color: 'text.secondary', ...dotted, display: 'inline-flex' }}
    >
      {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
    </Box>
  )
}

import { mdiRefresh } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { byRoom } from '@vigie/domain/care/by-room'
import type { Handover, HandoverResident } from '@vigie/domain/care/handover'
import type { Access } from '@vigie/domain/people/permissions'
import { localDate, localTimeOfDay } from '@vigie/domain/time/local-time'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { HowToPrint } from '../../../components/how-to-print.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Message } from '../../../components/message.tsx'
import { stacked } from '../../../components/stacked.ts'
import { dayAndTime, momentInWords } from '../../../lib/time/words.ts'
import { shiftName } from '../establishments/manage/shifts/shift-name.ts'
import { roomAndName } from '../residents/room-and-name.ts'
import { useTelling } from '../tasks/use-telling.ts'
import { AlertedSince } from './alerted-since.tsx'
import { type CallsLost, callersOf } from './calls-lost.ts'
import { HandedOver } from './handed-over.tsx'
import { HandoverReaders } from './handover-readers.tsx'
import { LostMessage } from './lost-message.tsx'

interface Props {
  eid: string
  access: Access
  /** What the home is called. */
  home: string
  timeZone: string
  handover: Handover
  /** When calls for help became no alert, from the first until the last, some of them perhaps before or after its time; null: none is known. */
  callsLost: CallsLost | null
  /** The same of those that came, or went on, in the shift under way. */
  callsLostSince: CallsLost | null
  /** Some of them may not be known: on screen a banner says so. */
  areCallsUnseen: boolean
  onRenew: () => void
}

/** What a shift leaves to the next on one page, on screen as on paper: by room, then who was alerted since, and who has nothing to be told. */
export function WholeHandover({
  eid,
  access,
  home,
  timeZone,
  handover,
  callsLost,
  callsLostSince,
  areCallsUnseen,
  onRenew,
}: Props) {
  const { t } = useTranslation()
  const telling = useTelling(timeZone)
  const { locale, now } = telling
  const { shift, from, workedUntil, until, at, told, since, unreadable, isCut } = handover
  const alerted = new Set(since.map(({ bid }) => bid))
  // The answer knows of no call that was lost: who made one is neither quiet nor unheard.
  const [callers, callersSince] = [callersOf(callsLost), callersOf(callsLostSince)]
  const hasCalled = ({ bid }: HandoverResident) => callers.has(bid)
  const quiet = handover.quiet.filter((one) => !hasCalled(one))
  const unheard = handover.unheard.filter((one) => !hasCalled(one))
  const inVain = [...handover.quiet, ...handover.unheard].filter(hasCalled).sort(byRoom)
  const nameOf = (one: HandoverResident) => {
    const who = roomAndName(one)
    if (alerted.has(one.bid)) return t('handover.alertedSince', { who })
    return callersSince.has(one.bid) ? t('handover.lostSince', { who }) : who
  }
  const when = (instant: number) => dayAndTime(instant, now, timeZone, locale)
  const isOneDate = localDate(from, timeZone) === localDate(workedUntil, timeZone)
  return (
    <Box sx={{ maxWidth: 900, mx: 'auto', ...stacked(2) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {/* On a phone what may be done stands together below it. */}
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' } }}>
          <Typography sx={{ display: 'none', displayPrint: 'block' }}>
            {`${t('places.handover')} · ${home}`}
          </Typography>
          <Typography component="h2" variant="h2">
            {t('handover.of', {
              name: shiftName(shift, locale),
              from: when(from),
              until: isOneDate ? localTimeOfDay(workedUntil, timeZone) : when(workedUntil),
            })}
          </Typography>
          {until > workedUntil && (
            <Typography>{t('handover.beyond', { from: when(workedUntil), until: when(until) })}</Typography>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('handover.asOf', { time: momentInWords(at, timeZone, locale) })}
          </Typography>
        </Box>
        <Button startIcon={<Icon path={mdiRefresh} />} onClick={onRenew} sx={{ displayPrint: 'none' }}>
          {t('handover.renew')}
        </Button>
        <HowToPrint button={t('handover.print')} help={t('handover.printHelp')} />
      </Box>
      <div>
        <LostMessage
          of={callsLost}
          across="handover.callsLostAcross"
          isWithin={callsLost !== null && callsLost.firstAt >= from && callsLost.lastAt < until}
          telling={telling}
        />
        {areCallsUnseen && (
          <Box sx={{ display: 'none', displayPrint: 'block' }}>
            <Message kind="error">{t('handover.callsUnseen')}</Message>
          </Box>
        )}
        <Message kind="error">{unreadable > 0 && t('handover.unreadable', { count: unreadable })}</Message>
        <Message kind="info">{isCut && t('handover.cut')}</Message>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, ...stacked(1.5) }}>
          {told.map((one) => (
            <HandedOver key={one.bid} eid={eid} access={access} of={one} telling={telling} />
          ))}
        </Box>
      </div>
      {told.length + inVain.length === 0 && unreadable === 0 && !isCut && (
        <Typography>
          {t(quiet.length + unheard.length === 0 ? 'handover.noResidents' : 'handover.nothing')}
        </Typography>
      )}
      <AlertedSince eid={eid} handover={handover} callsLost={callsLostSince} telling={telling} />
      <Names title={t('handover.inVain')} residents={inVain} nameOf={nameOf} />
      <Names title={t('handover.quiet')} help={t('handover.quietHelp')} residents={quiet} nameOf={nameOf} />
      <Names title={t('handover.unheard')} residents={unheard} nameOf={nameOf} />
      <HandoverReaders eid={eid} handover={handover} telling={telling} />
    </Box>
  )
}

interface NamesProps {
  title: string
  /** What is known of them all the same. */
  help?: string
  residents: readonly HandoverResident[]
  nameOf: (one: HandoverResident) => string
}

/** Residents in one line of text, none torn apart where it fits; nothing where there are none. */
function Names({ title, help, residents, nameOf }: NamesProps) {
  if (residents.length === 0) return null
  return (
    <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{title}</strong>{' '}
      {residents.map((one, index) => (
        <Fragment key={one.bid}>
          {index > 0 && ' '}
          {/* With its comma, which would begin a line else. */}
          <Box component="span" sx={{ display: 'inline-block', maxWidth: '100%' }}>
            {nameOf(one)}
            {index < residents.length - 1 && ','}
          </Box>
        </Fragment>
      ))}
      {help && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {help}
        </Typography>
      )}
    </Typography>
  )
}

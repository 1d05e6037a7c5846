import { mdiFileDownloadOutline, mdiTextBoxSearchOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Establishment } from '@vigie/domain/care/establishment'
import { eventKinds } from '@vigie/domain/sensors/event-kinds'
import { localDate } from '@vigie/domain/time/local-time'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { EmptyState } from '../../../../components/empty-state.tsx'
import { HowToPrint } from '../../../../components/how-to-print.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { Message } from '../../../../components/message.tsx'
import { NoAccess } from '../../../../components/no-access.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { stacked } from '../../../../components/stacked.ts'
import { Unreadable } from '../../../../components/unreadable.tsx'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { tellPartNotLoaded } from '../../../../lib/notices/tell-part-not-loaded.ts'
import { startOfDate } from '../../../../lib/time/start-of-date.ts'
import { dateInWords } from '../../../../lib/time/words.ts'
import type { OwnEstablishment } from '../../../care/establishments/establishments-context.ts'
import { mayManage } from '../../../care/establishments/manage/may-manage.ts'
import { shiftName } from '../../../care/establishments/manage/shifts/shift-name.ts'
import { useUnreadableNames } from '../../../care/records/unreadable-names.ts'
import { addressOfFilter, filterOfAddress } from './filter-address.ts'
import { type HistoryFilter, HistoryFilters } from './history-filters.tsx'
import { HistoryRows } from './history-rows.tsx'
import { loadView } from './load-view.ts'
import { saveHistory } from './save-history.ts'
import { useAlertHistory } from './use-alert-history.ts'
import { useMetResidents } from './use-met-residents.ts'
import { useOutcomeWords } from './use-outcome-words.ts'

const dayMs = 86_400_000
/** Days that are shown at first. */
const firstDays = 7

interface Props {
  establishment: OwnEstablishment
  details: Establishment
}

/** Every alert of a period, day by day on the home's clock. To be made anew for another home. */
export function AlertHistory({ establishment, details }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const names = useUnreadableNames()
  const outcomeWords = useOutcomeWords()
  const { timeZone, shifts } = details
  const [search, setSearch] = useSearchParams()
  const [filter, setFilter] = useState<HistoryFilter>(() =>
    filterOfAddress(search, {
      from: localDate(Date.now() - (firstDays - 1) * dayMs, timeZone),
      to: localDate(Date.now(), timeZone),
      beneficiaryId: '',
      kind: '',
      shiftId: '',
      outcome: '',
    }),
  )
  // The address follows what is chosen, and not the other way round: it may lag behind the next choice.
  const change = (changed: HistoryFilter) => {
    setFilter(changed)
    setSearch(addressOfFilter(changed), { replace: true })
  }
  const shift = shifts.find(({ id }) => id === filter.shiftId)
  const { live, wanted, isCut, isReading, asked, readOn } = useAlertHistory(establishment, details, filter)
  const residents = useMetResidents(establishment, live)
  if (live.status === 'failed') return <NoAccess />
  const printed = [
    residents.get(filter.beneficiaryId),
    filter.kind && eventKinds[filter.kind].name[locale],
    shift && shiftName(shift, locale),
    filter.outcome && outcomeWords(filter.outcome),
  ].filter(Boolean)
  const day = (date: string) => dateInWords(startOfDate(date, timeZone), timeZone, locale)
  return (
    <Box sx={{ ...stacked(2), maxWidth: 900, mx: 'auto' }}>
      <Typography sx={{ display: 'none', displayPrint: 'block', fontWeight: 700 }}>
        {[
          t('alertRecord.printed', { name: establishment.name, from: day(filter.from), to: day(filter.to) }),
          ...printed,
        ].join(' · ')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', displayPrint: 'none' }}>{t('alertRecord.help')}</Typography>
      {mayManage(establishment) && (
        <Box sx={{ displayPrint: 'none' }}>
          <Link
            component={RouterLink}
            to={{ search: `?${loadView}` }}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {t('alertRecord.load')}
          </Link>
        </Box>
      )}
      <HistoryFilters filter={filter} onChange={change} residents={residents} shifts={shifts} />
      {live.status === 'loading' && <Skeletons shape="rows" />}
      {live.status === 'ready' && (
        <>
          <Unreadable names={names(live.value.unreadable)} />
          <Message kind="info">{isCut && t('alertRecord.cut', { count: asked })}</Message>
          <Typography role="status">{t('alertRecord.found', { count: wanted.length })}</Typography>
          {(wanted.length > 0 || isCut) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
              {wanted.length > 0 && (
                <Button
                  variant="outlined"
                  startIcon={<Icon path={mdiFileDownloadOutline} />}
                  onClick={() =>
                    saveHistory(wanted, filter, timeZone, { t, outcomeWords, isCut }).catch(tellPartNotLoaded)
                  }
                >
                  {t('alertRecord.export')}
                </Button>
              )}
              {isCut && (
                <Button variant="outlined" aria-busy={isReading} onClick={readOn}>
                  {t('alertRecord.readOn')}
                </Button>
              )}
              {wanted.length > 0 && (
                <HowToPrint button={t('alertRecord.print')} help={t('alertRecord.printHelp')} />
              )}
            </Box>
          )}
          {wanted.length === 0 && !isCut && (
            <EmptyState
              icon={mdiTextBoxSearchOutline}
              title={t('alertRecord.none')}
              help={t(printed.length > 0 ? 'alertRecord.noneHelp' : 'alertRecord.noneInPeriod')}
            />
          )}
          <HistoryRows alerts={wanted} establishment={establishment} timeZone={timeZone} />
        </>
      )}
    </Box>
  )
}

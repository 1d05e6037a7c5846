import { mdiAlertOutline, mdiBellOutline, mdiCloudOffOutline, mdiPauseCircleOutline } from '@mdi/js'
import type { Calling } from '@vigie/domain/alerts/calls-answered'
import { can } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useClockOffset } from '../../../lib/time/server-clock.ts'
import { clockTime } from '../../../lib/time/words.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { noticesAbout } from '../notices/notices-about.ts'
import { useNotices } from '../notices/use-notices.ts'
import { mayMissCalls } from '../supervision/troubles.ts'
import { useTroubles } from '../supervision/use-troubles.ts'
import { NoneButSilent } from './none-but-silent.tsx'
import { NonePromised } from './none-promised.tsx'
import { useSilentOfOne } from './silent-of-one.ts'
import { useHeardConnection } from './use-heard-connection.ts'

interface Props {
  establishment: OwnEstablishment
  /** Of one resident, below the alerts of others; null: of the whole home. */
  of: Calling | null
}

/**
 * Says that no alert is in progress, once they were heard: as of now while the server answers; while it is offline, or they are not heard anew, as of when they last were, and
 * that a new one would not be seen. In an inactive home none can come, and it says that; where something is wrong with what brings calls, or one became no alert, or no rule answers calls now, it promises none.
 * Nor does it to whoever is not told of calls that became no alert: it says to whom these are shown, and what of a resident's is not heard.
 */
export function NoneOpen({ establishment, of }: Props) {
  const { id, access, details: home } = establishment
  const { t } = useTranslation()
  const locale = useLocale()
  const offsetMs = useClockOffset()
  const silentOfOne = useSilentOfOne(establishment, of)
  const isTroubled = useTroubles().some((trouble) => trouble.home.id === id && mayMissCalls(trouble))
  const notices = useNotices()
  const { list, unseen, loading } = notices
  const connection = useHeardConnection([id], notices)
  // Beside a call that became no alert, no alert is no calm.
  const mayMiss = isTroubled || unseen || noticesAbout(list, id, of?.beneficiaryId ?? null).length > 0
  if (loading && connection.state !== 'offline') return <Skeletons shape="rows" />
  // What else is waited for leaves it true.
  if (connection.state === 'live' || connection.state === 'waiting') {
    if (home?.state === 'inactive')
      return (
        <EmptyState
          icon={mdiPauseCircleOutline}
          title={t('alertPages.noneRaised')}
          help={t('alertPages.noneRaisedHelp')}
        />
      )
    if (mayMiss)
      return (
        <EmptyState
          icon={mdiAlertOutline}
          title={t('alertPages.noneKnownOpen')}
          help={t('alertPages.noneKnownOpenHelp')}
        />
      )
    const isTold = can(access, 'read', 'notices')
    if (!isTold && of === null && home?.silent)
      return (
        <NoneButSilent silent={home.silent} timeZone={home.timeZone} help={t('alertPages.lostToStaff')} />
      )
    if (!isTold)
      return (
        <EmptyState
          icon={mdiBellOutline}
          title={t(of === null ? 'alertPages.noneOpen' : 'alertPages.noneOpenOfOne')}
          help={[
            silentOfOne > 0 && t('alertPages.silentOfOne', { count: silentOfOne }),
            t('alertPages.lostToStaff'),
          ]
            .filter(Boolean)
            .join(' ')}
        />
      )
    return <NonePromised establishment={establishment} of={of} />
  }
  if (connection.state !== 'offline') return <Skeletons shape="rows" />
  // The connection dates by this device's clock, which may be wrong.
  const at = connection.since + offsetMs
  const title =
    home === null
      ? t('alertPages.noneKnown')
      : t('alertPages.noneWasOpen', { time: clockTime(at, Date.now() + offsetMs, home.timeZone, locale) })
  return <EmptyState icon={mdiCloudOffOutline} title={title} help={t('alertPages.noneKnownHelp')} />
}

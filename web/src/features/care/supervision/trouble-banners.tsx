import { mdiAccessPointOff, mdiHelpRhombusOutline, mdiLinkVariantOff } from '@mdi/js'
import Link from '@mui/material/Link'
import { localeTags } from '@vigie/domain/number-in'
import { can, standingOf } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { clockName } from '../../../lib/time/clock-name.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { sinceDayAndTime } from '../../../lib/time/words.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { LoweredLevel } from '../establishments/lowered-level.tsx'
import { useClockOf } from '../notices/use-clock-of.ts'
import { OwnAbsenceBar } from './own-absence-bar.tsx'
import { linkLook, TroubleBar } from './trouble-bar.tsx'
import type { Trouble } from './troubles.ts'
import { useTroubles } from './use-troubles.ts'

/**
 * What is wrong with what homes are watched by, each with its sign, since when, and what to do; that the person is said to be away, and that they may write in one of them
 * no more, whose words come with these, after the page.
 */
export default function TroubleBanners({ isShared = false }: SharedOrNot) {
  return (
    <>
      {!isShared && <OwnAbsenceBar />}
      <LoweredLevel />
      <AllTroubles isShared={isShared} />
    </>
  )
}

export interface SharedOrNot {
  /** Anybody may stand before it, and nothing can be opened there: it says nothing of the person, and leads nowhere. */
  isShared?: boolean
}

function AllTroubles({ isShared }: SharedOrNot) {
  const troubles = useTroubles()
  const { eid } = useParams()
  const isMany = troubles.length > mostTold
  // The home that is open stands in full, whatever else is wrong elsewhere.
  const inFull = isMany ? troubles.filter(({ home }) => home.id === eid) : troubles
  return (
    <>
      {inFull.map((trouble) => (
        <Troubles key={trouble.home.id} isShared={isShared} {...trouble} />
      ))}
      {isMany && <ManyTroubles troubles={troubles} />}
    </>
  )
}

/** Of more homes than that, a bar for each would leave no room for the page: whoever runs many has hundreds. */
const mostTold = 2
const mostNamed = 3

/** How many homes there are of which something is wrong, and the worst of them by name. */
function ManyTroubles({ troubles }: { troubles: readonly Trouble[] }) {
  const { t } = useTranslation()
  const isBroken = ({ chain }: Trouble) => chain?.kind === 'broken'
  const worstFirst = [...troubles.filter(isBroken), ...troubles.filter((one) => !isBroken(one))]
  const names = worstFirst.slice(0, mostNamed).map(({ home }) => home.name)
  return (
    <TroubleBar
      {...(troubles.some(isBroken) && { role: 'alert' as const })}
      sign={mdiLinkVariantOff}
      title={t('supervision.several', { count: troubles.length, list: names.join(', ') })}
      help={t('supervision.severalHelp')}
    />
  )
}

function Troubles({ home, chain, silent, isShared }: Trouble & SharedOrNot) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { list } = useEstablishments()
  const zone = home.details?.timeZone ?? null
  const clockOf = useClockOf()
  // Beside times of another clock it would be taken for one of that, and may be one to come there.
  const clock = zone !== null && clockOf(home.id) === null ? clockName(zone, localeTags[locale]) : null
  // With its day: it is read hours later, when a time to come would be taken for it.
  const since = (at: number) => `${sinceDayAndTime(at, now, zone, locale)}${clock ? ` (${clock})` : ''}`
  // They make no rounds, but must not take silence for good news either.
  const isRelative = standingOf(home.access) === 'caregiver'
  const where = list.length > 1 ? `${t('supervision.ofHome', { name: home.name })} ` : ''
  if (isRelative) {
    const words =
      chain !== null
        ? chain.since === 0
          ? t('supervision.relative.ever')
          : t('supervision.relative.title', { time: since(chain.since) })
        : silent?.of === 'home' || silent?.of === 'gateway'
          ? t(`supervision.relative.${silent.of}`, { time: since(silent.since) })
          : null
    if (words === null) return null
    return (
      <TroubleBar
        sign={chain === null ? mdiAccessPointOff : mdiHelpRhombusOutline}
        title={`${where}${words}`}
        help={t('supervision.relative.help')}
        {...(!isShared && { links: <Telephone home={home} /> })}
      />
    )
  }
  return (
    <>
      {chain?.kind === 'broken' && (
        <TroubleBar
          role="alert"
          sign={mdiLinkVariantOff}
          title={`${where}${t(`supervision.broken.${chain.part}.title`, { time: since(chain.since) })}`}
          help={t(`supervision.broken.${chain.part}.help`)}
        />
      )}
      {chain?.kind === 'unheard' && (
        <TroubleBar
          sign={mdiHelpRhombusOutline}
          title={`${where}${
            chain.since === 0
              ? t('isAhead' in chain ? 'supervision.unheardSlow' : 'supervision.unheardEver')
              : t('supervision.unheard', { time: since(chain.since) })
          }`}
          help={t('supervision.unheardHelp')}
        />
      )}
      {silent && (
        <TroubleBar
          sign={mdiAccessPointOff}
          title={[
            `${where}${t(`supervision.silent.${silent.of}.title`, { time: since(silent.since), count: silent.devices })}`,
            silent.residents !== undefined && t('supervision.concerned', { count: silent.residents }),
          ]
            .filter(Boolean)
            .join(' ')}
          help={t(`supervision.silent.${silent.of}.help`)}
          {...(!isShared && {
            ...(silent.of === 'gateway' && { to: silentOf(home) }),
            links: (
              <>
                {silent.of === 'gateway' && <Residents home={home} />}
                <Devices home={home} />
              </>
            ),
          })}
        />
      )}
    </>
  )
}

const silentOf = ({ id }: Trouble['home']) => `${routes.establishment(id)}?only=silent`

/** By which a relative asks the home itself, where it has said at which number; one of before may be any words. */
function Telephone({ home }: Pick<Trouble, 'home'>) {
  const { t } = useTranslation()
  const phone = home.details?.contact.phone
  if (!phone?.match(/^\+\d+$/)) return null
  return (
    <Link href={`tel:${phone}`} sx={linkLook}>
      {t('supervision.relative.call', { phone: asWritten(phone) })}
    </Link>
  )
}

/** As it is written in North America: what knows the numbers of the whole world may not be had when nothing is heard. */
const asWritten = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

/** Leads whoever has to go and see them to who cannot be heard. */
function Residents({ home }: Pick<Trouble, 'home'>) {
  const { t } = useTranslation()
  return (
    <Link component={RouterLink} to={silentOf(home)} sx={linkLook}>
      {t('supervision.whom')}
    </Link>
  )
}

/** Leads whoever administers the home to which devices these are. */
function Devices({ home }: Pick<Trouble, 'home'>) {
  const { t } = useTranslation()
  if (!can(home.access, 'read', 'technicalAlerts')) return null
  return (
    <Link component={RouterLink} to={routes.devices(home.id)} sx={linkLook}>
      {t('supervision.which')}
    </Link>
  )
}

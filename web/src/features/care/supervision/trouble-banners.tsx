import { mdiAccessPointOff, mdiHelpRhombusOutline, mdiLinkVariantOff } from '@mdi/js'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { can, standingOf } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Banner } from '../../../components/banner.tsx'
import { Icon } from '../../../components/icon.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { sinceClockTime } from '../../../lib/time/words.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { LoweredLevel } from '../establishments/lowered-level.tsx'
import type { Trouble } from './troubles.ts'
import { useTroubles } from './use-troubles.ts'

/**
 * What is wrong with what homes are watched by, each with its sign, since when, and what to do; and that somebody may write in one of them
 * no more, whose words come with these, after the page.
 */
export default function TroubleBanners() {
  return (
    <>
      <LoweredLevel />
      <AllTroubles />
    </>
  )
}

function AllTroubles() {
  const troubles = useTroubles()
  if (troubles.length > mostTold) return <ManyTroubles troubles={troubles} />
  return troubles.map((trouble) => <Troubles key={trouble.home.id} {...trouble} />)
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
    <Banner {...(troubles.some(isBroken) && { role: 'alert' as const })} help={t('supervision.severalHelp')}>
      <Sign path={mdiLinkVariantOff} />
      <strong>{t('supervision.several', { count: troubles.length, list: names.join(', ') })}</strong>
    </Banner>
  )
}

function Troubles({ home, chain, silent }: Trouble) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { list } = useEstablishments()
  const since = (at: number) => sinceClockTime(at, now, home.details?.timeZone ?? null, locale)
  // They make no rounds, but must not take silence for good news either.
  const isRelative = standingOf(home.access) === 'caregiver'
  const where = list.length > 1 ? `${t('supervision.ofHome', { name: home.name })} ` : ''
  return (
    <>
      {chain !== null && isRelative && (
        <Banner help={t('supervision.relative.help')}>
          <Sign path={mdiHelpRhombusOutline} />
          <strong>
            {where}
            {chain.since === 0
              ? t('supervision.relative.ever')
              : t('supervision.relative.title', { time: since(chain.since) })}
          </strong>
        </Banner>
      )}
      {chain === null && isRelative && (silent?.of === 'home' || silent?.of === 'gateway') && (
        <Banner help={t('supervision.relative.help')}>
          <Sign path={mdiAccessPointOff} />
          <strong>
            {where}
            {t(`supervision.relative.${silent.of}`, { time: since(silent.since) })}
          </strong>
        </Banner>
      )}
      {chain?.kind === 'broken' && !isRelative && (
        <Banner role="alert" help={t(`supervision.broken.${chain.part}.help`)}>
          <Sign path={mdiLinkVariantOff} />
          <strong>
            {where}
            {t(`supervision.broken.${chain.part}.title`, { time: since(chain.since) })}
          </strong>
        </Banner>
      )}
      {chain?.kind === 'unheard' && !isRelative && (
        <Banner help={t('supervision.unheardHelp')}>
          <Sign path={mdiHelpRhombusOutline} />
          <strong>
            {where}
            {chain.since === 0
              ? t('supervision.unheardEver')
              : t('supervision.unheard', { time: since(chain.since) })}
          </strong>
        </Banner>
      )}
      {silent && !isRelative && (
        <Banner help={t(`supervision.silent.${silent.of}.help`)}>
          <Sign path={mdiAccessPointOff} />
          <strong>
            {where}
            {t(`supervision.silent.${silent.of}.title`, { time: since(silent.since), count: silent.devices })}
            {silent.residents !== undefined && ` ${t('supervision.concerned', { count: silent.residents })}`}
          </strong>{' '}
          <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
            {silent.of === 'gateway' && <Residents home={home} />}
            <Devices home={home} />
          </Box>
        </Banner>
      )}
    </>
  )
}

const linkLook = {
  color: 'inherit',
  fontWeight: 700,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  mr: 2,
}

const Sign = ({ path }: { path: string }) => (
  <Box component="span" sx={{ mr: 1, verticalAlign: 'middle' }}>
    <Icon path={path} fontSize="small" />
  </Box>
)

/** Leads whoever has to go and see them to who cannot be heard. */
function Residents({ home }: Pick<Trouble, 'home'>) {
  const { t } = useTranslation()
  return (
    <Link component={RouterLink} to={`${routes.establishment(home.id)}?only=silent`} sx={linkLook}>
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

import {
  mdiAccountCheckOutline,
  mdiAlertDecagram,
  mdiAlertOutline,
  mdiChevronRight,
  mdiHomeCityOutline,
  mdiPauseCircleOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { can, standingOf } from '@vigie/domain/people/permissions'
import { memo, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { RowLink } from '../../../components/row-link.tsx'
import { routes } from '../../../lib/page/routes.ts'
import { useNearness } from '../../../lib/page/use-near-viewport.ts'
import type { AlertsInProgress } from '../alerts/in-progress.ts'
import { CardLicences } from './card-licences.tsx'
import type { OwnEstablishment } from './establishments-context.ts'
import { mayManage } from './manage/may-manage.ts'
import { isOpenable } from './use-establishment.ts'

interface Props extends AlertsInProgress {
  establishment: OwnEstablishment
  /** Whether homes of the person are still to come. */
  areHomesLoading: boolean
  /** Whether it is likely to be on screen as the list is first drawn. */
  isFirst: boolean
  /** Whether it is there to administer homes, and says in what one exceeds its licences to super administrators too. */
  isForAdmin: boolean
}

/**
 * One establishment: its name, where it is, how many live there, and whether anyone needs help. Off screen it is drawn as
 * its name and its alerts alone, and anew only when something of it changes: whoever runs a thousand homes hears of one every second.
 */
export const EstablishmentCard = memo(function EstablishmentCard({
  establishment,
  areHomesLoading,
  isFirst,
  isForAdmin,
  ...alerts
}: Props) {
  const card = useRef<HTMLLIElement>(null)
  const { near, keptPx } = useNearness(card, isFirst)
  const { id, name } = establishment
  return (
    <Card component="li" ref={card} style={near ? undefined : { minHeight: keptPx ?? leastHeightPx }}>
      <Way to={isOpenable(establishment, areHomesLoading) ? routes.establishment(id) : null}>
        {near ? (
          <Content {...{ establishment, areHomesLoading, isForAdmin, alerts }} />
        ) : (
          <div>
            <h2>{name}</h2>
            <AlertCount {...alerts} />
          </div>
        )}
      </Way>
    </Card>
  )
})

/** Of a card with a name and an address. */
const leastHeightPx = 96

function Content({
  establishment,
  areHomesLoading,
  isForAdmin,
  alerts,
}: Pick<Props, 'establishment' | 'areHomesLoading' | 'isForAdmin'> & { alerts: AlertsInProgress }) {
  const { t } = useTranslation()
  const { id, name, details, access } = establishment
  const seesAll = can(access, 'read', 'beneficiaries')
  // A super administrator has too many homes to listen to the licences of each wherever these are listed.
  const runsIt = mayManage(establishment) && (isForAdmin || standingOf(access) !== 'superAdmin')
  return (
    <>
      <Box
        sx={{
          p: 1.25,
          borderRadius: 1,
          bgcolor: 'primary.light',
          color: 'primary.dark',
          display: 'flex',
          flex: 'none',
        }}
      >
        <Icon path={mdiHomeCityOutline} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {details ? details.address : whyNoDetails()}
        </Typography>
        {details && seesAll && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('homeCards.residentsCount', { count: details.counts.beneficiaries })}
          </Typography>
        )}
        {details?.state === 'inactive' && <Inactive />}
        {details && runsIt && <CardLicences eid={id} residents={details.counts.beneficiaries} />}
        <AlertCount {...alerts} />
      </Box>
      {isOpenable(establishment, areHomesLoading) && <Icon path={mdiChevronRight} />}
    </>
  )

  function whyNoDetails(): string {
    if (!can(access, 'read', 'establishments')) return t('homeCards.nameOnly')
    return areHomesLoading ? '\u00a0' : t('establishments.notShown')
  }
}

/** Nobody is told of a call from there: it is no quiet home. */
function Inactive() {
  const { t } = useTranslation()
  return (
    <Typography sx={{ ...told, color: 'warning.dark' }}>
      <Icon path={mdiPauseCircleOutline} sx={{ color: 'warning.main' }} />
      {t('homeCards.inactive')}
    </Typography>
  )
}

const told = { display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 700, mt: 0.5 } as const

const looks = {
  open: { icon: mdiAlertDecagram, ink: 'error.dark', shape: 'error.main', words: 'shell.alertsCount' },
  warning: { icon: mdiAlertOutline, ink: 'warning.dark', shape: 'warning.main', words: 'shell.alertsCount' },
  acknowledged: {
    icon: mdiAccountCheckOutline,
    ink: 'primary.dark',
    shape: 'primary.dark',
    words: 'homeCards.alertsTaken',
  },
} as const

/** How many alerts are in progress, at least; red only as long as somebody calls for help. */
function AlertCount({ worst, count, isWhole }: AlertsInProgress) {
  const { t } = useTranslation()
  if (worst === null) return null
  const { icon, ink, shape, words } = looks[worst]
  const counted = isWhole ? t(words, { count }) : t('shell.alertsAtLeast', { count })
  return (
    <Typography sx={{ ...told, color: ink }}>
      <Icon path={icon} sx={{ color: shape }} />
      {count === 0 ? t('shell.alertsUnseen') : counted}
    </Typography>
  )
}

const row = { display: 'flex', alignItems: 'center', gap: 2, p: 2, height: '100%' } as const

/** The whole card as a link, or just its content where there is nowhere to go. */
function Way({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <Box sx={row}>{children}</Box>
  return (
    <RowLink to={to} sx={row}>
      {children}
    </RowLink>
  )
}

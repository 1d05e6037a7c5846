import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../../../components/no-access.tsx'
import { RowLink } from '../../../components/row-link.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { routes } from '../../../lib/page/routes.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { ArchivedMark } from './archived-mark.tsx'
import { ResidentAvatar } from './resident-avatar.tsx'
import { byName, isMeantBy } from './resident-order.ts'
import { useResidents } from './use-residents.ts'

interface Props {
  establishment: OwnEstablishment
  wanted: string
}

/** The residents of a home who are archived, by name, each a line that opens their record. */
export function ArchivedList({ establishment, wanted }: Props) {
  const { t } = useTranslation()
  const live = useResidents(establishment, 'archived')
  const names = useUnreadableNames()
  if (live.status === 'failed') return <NoAccess />
  if (live.status === 'loading') return <Skeletons shape="rows" />
  const found = live.value.items.filter((one) => isMeantBy(wanted, one)).sort(byName)
  return (
    <>
      <Unreadable names={names(live.value.unreadable)} />
      {found.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t(live.value.items.length === 0 ? 'residentList.noneArchived' : 'residentList.noneArchivedFound')}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={t('residentList.archivedOnes')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {found.map((resident) => (
          <Card
            component="li"
            key={resident.id}
            sx={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 58px' }}
          >
            <RowLink to={routes.beneficiary(establishment.id, resident.id)} sx={row}>
              <ResidentAvatar eid={establishment.id} bid={resident.id} resident={resident} size={40} />
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
                {resident.name}
              </Box>
              <ArchivedMark />
            </RowLink>
          </Card>
        ))}
      </Box>
    </>
  )
}

const row = { gap: 1.5, px: 1.5, py: 1, minHeight: 56 } as const

import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '../../../lib/page/routes.ts'
import { useNearViewport } from '../../../lib/page/use-near-viewport.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { CareIcons } from '../moods/care-icons.tsx'
import { AlertMark } from './alert-mark.tsx'
import { CardMovement } from './card-movement.tsx'
import { mayWriteCare } from './may-write-care.ts'
import { overWhole } from './over-whole.ts'
import { ResidentAvatar } from './resident-avatar.tsx'
import type { RankedResident } from './use-ranked-residents.ts'

/** A resident in the list of a home. */
export interface ShownInList extends RankedResident {
  establishment: OwnEstablishment
}

/**
 * One resident at a glance; the whole card opens their page, but for what is recorded on it. Off screen it listens to nothing.
 */
export const ResidentCard = memo(function ResidentCard({ resident, alert, establishment }: ShownInList) {
  const { t } = useTranslation()
  const card = useRef<HTMLLIElement>(null)
  const near = useNearViewport(card)
  const timeZone = establishment.details?.timeZone ?? null
  return (
    <Card
      component="li"
      ref={card}
      data-resident={resident.id}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        // Keeps the height of cards that are not drawn, so that the scrollbar does not move.
        minHeight: 206,
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 212px',
        ...(alert === 'open' && { borderColor: 'error.main', borderWidth: 2 }),
      }}
    >
      <CardActionArea
        component={Link}
        to={routes.beneficiary(establishment.id, resident.id)}
        sx={{
          ...overWhole,
          p: 1.5,
          pb: 1,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          gap: 1,
        }}
      >
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <ResidentAvatar eid={establishment.id} bid={resident.id} resident={resident} size={56} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography component="h2" sx={{ display: 'flex', flexDirection: 'column' }}>
              <Box component="span" sx={{ fontSize: '1.625rem', fontWeight: 700, lineHeight: 1.1 }}>
                {resident.room.trim() === '' ? t('residents.noRoom') : resident.room}
              </Box>
              <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
                {resident.name}
              </Box>
            </Typography>
          </Box>
          {alert !== null && <AlertMark alert={alert} />}
        </Box>
        {near && <CardMovement eid={establishment.id} bid={resident.id} timeZone={timeZone} />}
      </CardActionArea>
      {near && (
        <Box sx={{ px: 1.5, pb: 1.5, '& button': { position: 'relative' } }}>
          <CareIcons
            eid={establishment.id}
            bid={resident.id}
            resident={resident}
            mayRecord={mayWriteCare('moods', establishment, resident)}
          />
        </Box>
      )}
    </Card>
  )
})

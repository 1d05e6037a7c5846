import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '../../../lib/page/routes.ts'
import { useNearViewport } from '../../../lib/page/use-near-viewport.ts'
import { CareIcons } from '../moods/care-icons.tsx'
import { AlertMark } from './alert-mark.tsx'
import { CardMovement } from './card-movement.tsx'
import { mayWriteCare } from './may-write-care.ts'
import { overWhole } from './over-whole.ts'
import { ResidentAvatar } from './resident-avatar.tsx'
import type { ShownInList } from './resident-card.tsx'

/** One resident in a line, which holds what their card does. Off screen it listens to nothing. */
export const ResidentRow = memo(function ResidentRow({ resident, alert, establishment }: ShownInList) {
  const { t } = useTranslation()
  const row = useRef<HTMLLIElement>(null)
  const near = useNearViewport(row)
  const timeZone = establishment.details?.timeZone ?? null
  return (
    <Card
      component="li"
      ref={row}
      data-resident={resident.id}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        // Keeps the height of lines that are not drawn, so that the scrollbar does not move.
        minHeight: { xs: 168, md: 72 },
        contentVisibility: 'auto',
        containIntrinsicSize: { xs: 'auto 168px', md: 'auto 72px' },
        ...(alert === 'open' && { borderColor: 'error.main', borderWidth: 2 }),
      }}
    >
      <CardActionArea
        component={Link}
        to={routes.beneficiary(establishment.id, resident.id)}
        sx={{ ...overWhole, ...line }}
      >
        <ResidentAvatar eid={establishment.id} bid={resident.id} resident={resident} size={40} />
        <Typography
          component="h2"
          sx={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 }}
        >
          <Box component="span" sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
            {resident.room.trim() === '' ? t('residents.noRoom') : resident.room}
          </Box>{' '}
          <Box component="span" sx={{ fontWeight: 500 }}>
            {resident.name}
          </Box>
        </Typography>
        {alert !== null && <AlertMark alert={alert} />}
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 240px' } }}>
          {near && <CardMovement eid={establishment.id} bid={resident.id} timeZone={timeZone} />}
        </Box>
      </CardActionArea>
      <Box
        sx={{
          flex: { md: '0 0 380px' },
          px: 1.5,
          pb: { xs: 1, md: 0 },
          alignSelf: { md: 'center' },
          '& button': { position: 'relative' },
        }}
      >
        {near && (
          <CareIcons
            eid={establishment.id}
            bid={resident.id}
            resident={resident}
            mayRecord={mayWriteCare('moods', establishment, resident)}
          />
        )}
      </Box>
    </Card>
  )
})

const line = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 1,
} as const

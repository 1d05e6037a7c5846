import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { AlertActions } from './alert-actions.tsx'
import { AlertCourse } from './alert-course.tsx'
import { AlertRow } from './alert-row.tsx'
import type { OwnAlert } from './open-alerts-context.ts'
import { looksAlone } from './own-acts.ts'
import { looksOf } from './severity-looks.ts'
import { useToldApart } from './use-told-apart.ts'
import { useUnfolded } from './use-unfolded.ts'

interface Props {
  own: OwnAlert
  /** Whether its course is unfolded from the start, because the address names it. */
  startsOpen: boolean
}

/** One alert in progress, with its course one tap away. */
export function AlertCard({ own, startsOpen }: Props) {
  const { t } = useTranslation()
  const where = useToldApart(own)
  const { unfolded, toggle, id, whole } = useUnfolded<HTMLLIElement>(startsOpen)

  return (
    <Card
      component="li"
      ref={whole}
      data-alert={own.alert.id}
      sx={{
        p: { xs: 1.5, sm: 2 },
        borderLeft: 6,
        borderLeftColor: looksAlone(own) ? looksOf(own.alert).shape : 'primary.main',
      }}
    >
      <AlertRow own={own} showEstablishment={false} actsBeside="md">
        <AlertActions own={own} />
      </AlertRow>
      <Button
        aria-label={t('alertPages.detailsOf', { where })}
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={toggle}
        endIcon={<Icon path={unfolded ? mdiChevronUp : mdiChevronDown} />}
        sx={{ mt: 1, px: 1, ml: -1 }}
      >
        {t('alertPages.details')}
      </Button>
      <Box id={id} hidden={!unfolded}>
        {unfolded && <AlertCourse own={own} onFailed={toggle} />}
      </Box>
    </Card>
  )
}

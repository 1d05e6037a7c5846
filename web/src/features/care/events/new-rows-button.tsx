import { mdiArrowUp } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'

interface Props {
  count: number
  onShow: () => void
}

/** How many new rows wait above; shows them. */
export function NewRowsButton({ count, onShow }: Props) {
  const { t } = useTranslation()
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        top: 'calc(var(--covered-top, 60px) + 12px)',
        zIndex: 1,
        height: 0,
        textAlign: 'center',
      }}
    >
      <Button
        variant="contained"
        startIcon={<Icon path={mdiArrowUp} />}
        onClick={onShow}
        sx={{ borderRadius: 6, border: 1, borderColor: 'primary.dark' }}
      >
        {t('timeline.waiting', { count })}
      </Button>
    </Box>
  )
}

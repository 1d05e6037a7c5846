import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNearViewport } from '../../../lib/page/use-near-viewport.ts'

interface Props {
  /** Asks for more; does nothing while that is under way. To be memoised. */
  onReach: () => void
}

/** Stands below the last row: more comes as soon as one gets near it, or by its button. */
export function ReadOn({ onReach }: Props) {
  const { t } = useTranslation()
  const foot = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(foot)
  useEffect(() => {
    if (isNear) onReach()
  }, [isNear, onReach])
  return (
    <Box ref={foot}>
      <Button fullWidth onClick={onReach}>
        {t('common.showMore')}
      </Button>
    </Box>
  )
}

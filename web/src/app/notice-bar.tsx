import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isError, mostErrors, type Notice, useNotices } from '../lib/notices/notices.ts'
import { useClearOfActs } from '../lib/page/clear-of-acts.ts'
import { code } from '../lib/page/code.ts'
import { useComing } from '../lib/page/use-coming.ts'
import { NoticeBox } from './notice-box.tsx'

// Right behind the page: nothing can be undone before something was done.
const loadUndo = code(() => import('../lib/notices/undo-by-keys.ts'))

/**
 * The messages at the foot of the screen, each read out when it appears; a screen reader hears an error at once. What may
 * be undone stands lowest, whatever fails meanwhile. Of more failures than there is room for the oldest are folded away, and counted.
 */
export function NoticeBar() {
  const notices = useNotices()
  const column = useRef<HTMLDivElement>(null)
  const undo = useComing(loadUndo)
  const { t } = useTranslation()
  const [isUnfolded, unfold] = useState(false)
  const errors = notices.filter(isError)
  const isFoldable = errors.length > mostErrors
  // The line that counts them takes the place of one.
  const folded = isFoldable ? errors.length - mostErrors + 1 : 0
  if (!isFoldable && isUnfolded) unfold(false)
  useClearOfActs(column, notices.length + Number(isUnfolded))
  const boxOf = (notice: Notice) => (
    <NoticeBox key={notice.id} {...notice} isOneOfSeveral={notices.length > 1} />
  )
  return (
    <Box
      ref={column}
      sx={{
        displayPrint: 'none',
        position: 'fixed',
        // Below menus: one that was opened is what somebody looks at.
        zIndex: 1250,
        bottom: { xs: 72, md: 24 },
        left: { xs: 8, sm: 24 },
        right: { xs: 8, sm: 'auto' },
      }}
    >
      {undo && <undo.UndoByKeys />}
      {/* Not whole: those that were read out before are not read out again. */}
      <Box
        role="alert"
        aria-atomic={false}
        sx={isUnfolded ? { maxHeight: '50dvh', overflowY: 'auto' } : undefined}
      >
        {isFoldable && (
          <Button
            variant="contained"
            color="error"
            fullWidth
            aria-expanded={isUnfolded}
            onClick={() => unfold(!isUnfolded)}
            sx={{ bgcolor: 'error.dark', minHeight: 44 }}
          >
            {isUnfolded ? t('common.showLess') : t('failure.more', { count: folded })}
          </Button>
        )}
        {errors.map((notice, index) => (
          // Folded away they last as long as shown.
          <div key={notice.id} hidden={!isUnfolded && index < folded}>
            {boxOf(notice)}
          </div>
        ))}
      </Box>
      <div role="status">{notices.filter((notice) => !isError(notice)).map(boxOf)}</div>
    </Box>
  )
}

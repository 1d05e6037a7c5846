import Box from '@mui/material/Box'
import { useRef } from 'react'
import { isError, type Notice, useNotices } from '../lib/notices/notices.ts'
import { useClearOfActs } from '../lib/page/clear-of-acts.ts'
import { code } from '../lib/page/code.ts'
import { useComing } from '../lib/page/use-coming.ts'
import { NoticeBox } from './notice-box.tsx'

// Right behind the page: nothing can be undone before something was done.
const loadUndo = code(() => import('../lib/notices/undo-by-keys.ts'))

/**
 * The messages at the foot of the screen, each read out when it appears; a screen reader hears an error at once. What may
 * be undone stands lowest, whatever fails meanwhile.
 */
export function NoticeBar() {
  const notices = useNotices()
  const column = useRef<HTMLDivElement>(null)
  const undo = useComing(loadUndo)
  useClearOfActs(column, notices.length)
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
      <div role="alert" aria-atomic={false}>
        {notices.filter(isError).map(boxOf)}
      </div>
      <div role="status">{notices.filter((notice) => !isError(notice)).map(boxOf)}</div>
    </Box>
  )
}

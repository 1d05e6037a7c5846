import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { useDocumentTitle } from '../../../lib/page/use-document-title.ts'
import { alertsInProgress, countMark } from '../alerts/in-progress.ts'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import { type OwnEstablishment, useEstablishments } from '../establishments/establishments-context.ts'
import { isOpenable, useEstablishment } from '../establishments/use-establishment.ts'
import { LockedNotices } from '../lock/locked-notices.tsx'
import { NoticeVoice } from '../notices/notice-voice.tsx'
import { type Notices, useNotices } from '../notices/use-notices.ts'
import { BoardAlerts } from './board-alerts.tsx'
import { BoardCalm } from './board-calm.tsx'
import { lostRoomSize } from './board-sizes.ts'
import { BoardTop } from './board-top.tsx'
import { useFits } from './use-fits.ts'
import { useScreenAwake } from './use-screen-awake.ts'

/** Who needs help in a home, to be read from the other end of a corridor; nothing is done here. */
export function Board() {
  const { t } = useTranslation()
  const { loading } = useEstablishments()
  const establishment = useEstablishment()
  useDocumentTitle(t('board.title'), countMark(alertsInProgress(useOpenAlerts())))
  if (establishment === null || !isOpenable(establishment, loading))
    return loading ? <Skeletons shape="rows" /> : <NoAccess />
  return <BoardOf establishment={establishment} />
}

function BoardOf({ establishment }: { establishment: OwnEstablishment }) {
  const { list } = useOpenAlerts()
  const notices = noticesOf(useNotices(), establishment.id)
  const isBeside = list.length > 0
  const isInTwo = notices.list.length > (isBeside ? 0 : 2)
  const all = useRef<HTMLDivElement>(null)
  useFits(all, 0.4)
  useScreenAwake()
  return (
    <Box
      ref={all}
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        gap: { xs: 2, md: 'calc(24px * var(--fit))' },
        // Where less motion is wished for each change takes a moment all the same, in which what has room would be measured wrongly.
        '&, & *': { transition: 'none !important' },
      }}
    >
      <BoardTop establishment={establishment} />
      {isBeside ? (
        <BoardAlerts isBesideLost={notices.list.length > 0} />
      ) : (
        <BoardCalm establishment={establishment} notices={notices} />
      )}
      <Box
        sx={{
          '& section :is(h2, p, span)': {
            fontSize: { md: 'calc(clamp(1.25rem, 2vw, 2.5rem) * clamp(0.6, var(--fit) * 1.25, 1))' },
            lineHeight: { md: 1.2 },
          },
          // Where to go is read from as far as the room of an alert, and is the last to be written smaller.
          '& section [data-rooms]': {
            fontSize: {
              md: isBeside ? lostRoomSize : 'calc(clamp(1.75rem, 3.5vw, 4rem) * min(1, var(--fit) + 0.3))',
            },
          },
          '& section li': { py: { md: 'calc(12px * min(1, var(--fit) * 1.25))' } },
          '& section ul': {
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: `repeat(${isInTwo ? 2 : 1}, minmax(0, 1fr))`,
            },
          },
          ...(isInTwo && { '& section li:last-of-type:nth-of-type(odd)': acrossBoth }),
        }}
      >
        <LockedNotices {...notices} />
      </Box>
      <NoticeVoice {...notices} isNameless />
    </Box>
  )
}

/** What has no other beside it says why beside its rooms, and takes half the height. */
const acrossBoth = {
  gridColumn: { md: '1 / -1' },
  display: { md: 'grid' },
  gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
  columnGap: 3,
  alignItems: 'center',
  '& [data-rooms]': { gridRow: '1 / 3' },
} as const

/** Without those of another home; one of a device that is no home's may be this one's. */
function noticesOf(notices: Notices, eid: string): Notices {
  return {
    ...notices,
    list: notices.list.filter(({ establishmentId }) => establishmentId === null || establishmentId === eid),
  }
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { getNoteReadersCall } from '@vigie/domain/api/note-calls'
import type { NoteVisibility } from '@vigie/domain/care/note'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../lib/api/api-client.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'

/** As many names as one takes in at a glance. */
const firstNames = 6

interface Props {
  eid: string
  bid: string
  visibility: NoteVisibility
}

/** Who will be able to read a note, by name; where the names cannot be had, by who they are. */
export function NoteReaders({ eid, bid, visibility }: Props) {
  const { t } = useTranslation()
  const [isUnfolded, setUnfolded] = useState(false)
  const box = useRef<HTMLElement>(null)
  const { answer } = useAnswer(
    useCallback(
      () => callApi(getNoteReadersCall, { params: { eid, bid }, query: { visibility } }),
      [eid, bid, visibility],
    ),
  )
  const readers = answer.status === 'ready' ? answer.value : null
  // Relatives are never folded away: of them one thinks last.
  const relatives = readers?.relatives.map((name) => t('noteReaders.relative', { name })) ?? []
  const names = readers && [...relatives, ...readers.names]
  const shown = names && (isUnfolded ? names : names.slice(0, relatives.length + firstNames))
  const more = (names?.length ?? 0) - (shown?.length ?? 0)
  const unfold = () => {
    setUnfolded(true)
    // In the place of the button, which goes.
    box.current?.focus({ preventScroll: true })
  }
  return (
    <Box
      ref={box}
      role="status"
      tabIndex={-1}
      sx={{ typography: 'body2', minHeight: '2.8em', overflowWrap: 'anywhere', outline: 'none' }}
    >
      <strong>{t('noteReaders.readers')}</strong>{' '}
      {shown && shown.length > 0
        ? shown.join(', ')
        : t(names ? 'noteReaders.nobodyElse' : `noteReaders.rolesOf.${visibility}`)}
      {more > 0 && (
        <Button onClick={unfold} sx={{ fontSize: 'inherit' }}>
          {t('noteReaders.moreReaders', { count: more })}
        </Button>
      )}
      {visibility === 'public' && names && <div>{t('noteReaders.platformToo')}</div>}
    </Box>
  )
}

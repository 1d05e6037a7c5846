import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { NoteVisibility } from '@vigie/domain/care/note'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { namesOf, newcomers, type Readers } from './newcomers.ts'

/** As many names as one takes in at a glance. */
const firstNames = 6

interface Props {
  /** Null where they cannot be had, or not yet. */
  readers: Readers | null
  /** They come, and saving waits for them. */
  areComing: boolean
  visibility: NoteVisibility
}

/** Who will be able to read a note, by name, and who of them came while it was written; where the names cannot be had, by who they are. */
export function NoteReaders({ readers, areComing, visibility }: Props) {
  const { t } = useTranslation()
  const [isUnfolded, setUnfolded] = useState(false)
  const box = useRef<HTMLElement>(null)
  const [first, setFirst] = useState<{ of: NoteVisibility; names: readonly string[] } | null>(null)
  if (readers && first?.of !== visibility) setFirst({ of: visibility, names: namesOf(readers) })
  const since = readers && first?.of === visibility ? newcomers(first.names, namesOf(readers)) : []
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
        : t(
            names
              ? 'noteReaders.nobodyElse'
              : areComing
                ? 'noteReaders.areComing'
                : `noteReaders.rolesOf.${visibility}`,
          )}
      {more > 0 && (
        <Button onClick={unfold} sx={{ fontSize: 'inherit' }}>
          {t('noteReaders.moreReaders', { count: more })}
        </Button>
      )}
      {/* Nobody looks for a new name in a list that they have read, and it may be folded away. */}
      {since.length > 0 && <div>{t('noteReaders.since', { names: since.join(', ') })}</div>}
      {visibility === 'public' && names && <div>{t('noteReaders.platformToo')}</div>}
    </Box>
  )
}

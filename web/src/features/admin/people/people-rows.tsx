import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lead } from '../../../lib/page/led-to.ts'

interface Props {
  /** Whether there are others to be shown. */
  hasMore: boolean
  /** Whether they are being read. */
  isReading?: boolean
  onMore: () => void
  /** A row for each. */
  children: ReactNode
}

/** People below one another, and by which others are shown: whoever asks for them by keyboard goes on with the first that came. */
export function PeopleRows({ hasMore, isReading = false, onMore, children }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  /** The button that was pressed by keyboard, and how many there were. */
  const asked = useRef<{ by: Element; from: number } | null>(null)
  useEffect(() => {
    const last = asked.current
    if (last === null || isReading) return
    asked.current = null
    const rows = [...(list.current?.children ?? [])]
    const now = document.activeElement
    // Not from whoever is somewhere else by now.
    if (now === last.by || now === document.body) lead((rows[last.from] ?? rows.at(-1))?.querySelector('a'))
  })
  const ask = ({ currentTarget: by }: MouseEvent) => {
    if (isReading) return
    asked.current = by.matches(':focus-visible') ? { by, from: list.current?.children.length ?? 0 } : null
    onMore()
  }
  return (
    <>
      <Box ref={list} component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {children}
      </Box>
      {hasMore && (
        <Button variant="outlined" aria-busy={isReading} onClick={ask}>
          {t('adminUsers.more')}
        </Button>
      )}
    </>
  )
}

import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

interface Props {
  /** What the tabs are of. */
  label: string
  tabs: readonly { readonly to: string; readonly title: string }[]
  /** The address of the one that is shown; false: of none of them. */
  current: string | false
}

/** Where a key leads from one of so many tabs; from the last on to the first, and back. */
const places: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowLeft: (from, count) => (from + count - 1) % count,
  ArrowRight: (from, count) => (from + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Tabs as links: each is a page of its own; where there is no room for all, they are scrolled sideways. Tab comes to the one that is
 * shown, the arrows lead to the others.
 */
export function PageTabs({ label, tabs, current }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const reached = tabs.some(({ to }) => to === current) ? current : tabs[0]?.to
  useEffect(() => {
    const row = list.current as HTMLDivElement
    const shown = row.querySelector<HTMLElement>('[aria-selected=true]')
    if (!shown) return
    // Anew once the row is as narrow as a phone that was turned.
    const watch = new ResizeObserver(() => {
      row.scrollLeft = shown.offsetLeft - (row.clientWidth - shown.offsetWidth) / 2
    })
    watch.observe(row)
    return () => watch.disconnect()
  }, [current])
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !list.current) return
    const all = [...list.current.querySelectorAll('a')]
    const from = all.indexOf(document.activeElement as HTMLAnchorElement)
    const to = places[event.key]?.(from, all.length)
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }
  return (
    <TabList ref={list} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ to, title }) => (
        <Link key={to} to={to} role="tab" aria-selected={to === current} tabIndex={to === reached ? 0 : -1}>
          {title}
        </Link>
      ))}
    </TabList>
  )
}

const TabList = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  // A mouse does not scroll sideways.
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap' },
  // As wide as there is room, however long the tabs are.
  width: 0,
  minWidth: '100%',
  scrollbarWidth: 'thin',
  marginBottom: theme.spacing(2),
  borderBottom: `1px solid ${theme.palette.divider}`,
  // Paper leads nowhere.
  '@media print': { display: 'none' },
  '& a': {
    ...theme.typography.button,
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 90,
    minHeight: 48,
    padding: theme.spacing(0, 2),
    color: theme.palette.text.secondary,
    textDecoration: 'none',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    // MUI's own colour for it is too light for text.
    '&[aria-selected=true]': {
      color: theme.palette.primary.dark,
      boxShadow: `inset 0 -2px ${theme.palette.primary.main}`,
    },
    // Outside its edge it would be cut off.
    '&:focus-visible': { outlineOffset: -3 },
  },
}))

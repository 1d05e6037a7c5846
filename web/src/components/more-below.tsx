import { mdiChevronDoubleDown } from '@mdi/js'
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

/**
 * The end of something that scrolls by itself, or where it does not on this screen, with the page: as long as it is out of sight, a sign at the foot of
 * what is in sight says that more follows. To be the last within what scrolls. Nothing of it takes a tap.
 */
export function MoreBelow() {
  const end = useRef<HTMLDivElement>(null)
  const [isMore, setMore] = useState(false)
  useEffect(() => {
    const target = end.current
    if (!target) return
    let observer: IntersectionObserver | undefined
    const watch = () => {
      observer?.disconnect()
      const { parentElement } = target
      const scrolls = parentElement && getComputedStyle(parentElement).overflowY !== 'visible'
      observer = new IntersectionObserver((entries) => setMore(entries.at(-1)?.isIntersecting === false), {
        root: scrolls ? parentElement : null,
        // Zoomed in, the end of scrolling may be a fraction of a pixel short.
        rootMargin: '0px 0px 4px',
      })
      observer.observe(target)
    }
    watch()
    // A phone on its side has other styles than one held upright.
    addEventListener('resize', watch)
    return () => {
      removeEventListener('resize', watch)
      observer?.disconnect()
    }
  }, [])
  return (
    <>
      <Box
        aria-hidden
        data-more-below={isMore}
        sx={{ position: 'sticky', bottom: 0, height: 0, zIndex: 1, pointerEvents: 'none' }}
      >
        {isMore && (
          <Box
            sx={{
              position: 'absolute',
              insetInline: 0,
              bottom: 0,
              display: 'flex',
              justifyContent: 'center',
              // An edge, no shade: what stands above it is read as ever.
              borderBottom: 3,
              borderColor: 'text.primary',
            }}
          >
            <Box
              sx={{
                display: 'flex',
                px: 1.5,
                borderRadius: '12px 12px 0 0',
                bgcolor: 'text.primary',
                color: 'background.paper',
              }}
            >
              <Icon path={mdiChevronDoubleDown} fontSize="small" />
            </Box>
          </Box>
        )}
      </Box>
      <div ref={end} />
    </>
  )
}

/**
 * Things below one another, so many of the theme's spaces apart. On paper they are no grid: what goes on to the next sheet
 * makes a grid longer than the browser had reckoned, and its last lines stand below what follows it, unread.
 */
export const stacked = (gap: number) => ({ display: 'grid', gap, ...onPaper(gap) }) as const

const onPaper = (gap: number) =>
  ({
    '@media print': {
      display: 'block',
      // Before what an element says of its own margins.
      '&& > * + *': { mt: gap },
    },
  }) as const

/** The same of each card with a title in what has this. */
export const stackedCards = { '& section': onPaper(2) } as const

/**
 * Facts side by side with a dot between two of them: none begins or ends a line. Each has its dot before it, and that of the first in a line lies beyond the edge,
 * where it is cut off.
 */
export const dotted = {
  display: 'flex',
  flexWrap: 'wrap',
  // A mark among them that is higher than a line moves its words no lower than theirs.
  alignItems: 'baseline',
  columnGap: '.8em',
  overflow: 'hidden',
  '& > *': { ml: '-.8em', pl: '.8em', textIndent: '-.8em' },
  '& > *::before': {
    content: '"·"',
    display: 'inline-block',
    width: '.8em',
    textAlign: 'center',
    textIndent: 0,
  },
} as const

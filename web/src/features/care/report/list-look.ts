import { stacked } from '../../../components/stacked.ts'

/** A list of things that are each told in a line or two, none torn apart on paper. */
export const listLook = {
  listStyle: 'none',
  m: 0,
  p: 0,
  ...stacked(1),
  overflowWrap: 'anywhere',
  '& > li': { breakInside: 'avoid' },
} as const

import { useCallback, useState } from 'react'

/** So many rows are drawn at first: a word that stands everywhere is found in thousands. */
const drawnAtFirst = 60

/** How many rows are drawn, more of them as one reads on; another search begins anew. */
export function useDrawn(wanted: string) {
  const [state, setState] = useState({ wanted, count: drawnAtFirst })
  const drawn = state.wanted === wanted ? state.count : drawnAtFirst
  const drawMore = useCallback(() => setState({ wanted, count: drawn * 2 }), [wanted, drawn])
  return { drawn, drawMore }
}

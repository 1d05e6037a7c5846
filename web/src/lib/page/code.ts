/** Code that comes by itself: called, it is loaded; `there` answers it at once, where that was done before. */
export interface Code<M> {
  (): Promise<M>
  there(): M | null
}

/** Remembers what was loaded, so that who shows it need not wait for a promise. A load that fails is made anew when it is asked for. */
export function code<M>(load: () => Promise<M>): Code<M> {
  let known: M | null = null
  const loadIt = async () => {
    known = await load()
    return known
  }
  return Object.assign(loadIt, { there: () => known })
}

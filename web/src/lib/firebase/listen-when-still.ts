import { whenStill } from '../page/when-still.ts'
import type { LiveSource } from './live-source.ts'

/** The same source, listened to once the page is not being scrolled. Whoever listens counts as unheard from the start. */
export const listenWhenStill = <V>(source: LiveSource<V>): LiveSource<V> => ({
  listen(hearer) {
    let stop = whenStill(() => {
      stop = source.listen(hearer)
    })
    return () => stop()
  },
})

import { useEffect } from 'react'

/**
 * Keeps the screen from going dark for as long as the page is in sight (https://www.w3.org/TR/screen-wake-lock/). A browser that has it not, or
 * refuses as on a low battery, does as the device is set: nothing can be done about it from here.
 */
export function useScreenAwake(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null
    let isOver = false
    const letGo = () => void held?.release()
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      held = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) letGo()
    }
    // It is lost whenever the page goes out of sight.
    document.addEventListener('visibilitychange', hold)
    void hold()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      letGo()
    }
  }, [])
}

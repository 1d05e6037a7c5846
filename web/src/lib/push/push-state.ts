import type { OwnProfile } from '@vigie/domain/people/own-profile'
import { keptDevice } from './kept-device.ts'
import { isPushSetUp } from './push-token.ts'

/**
 * How notifications stand on this browser. homeScreenFirst: an iPhone shows them to an app on its home screen alone. refused: its owner said
 * no, which only the settings of the browser take back.
 */
export type PushState = 'on' | 'off' | 'refused' | 'homeScreenFirst' | 'unsupported' | 'notSetUp'

const isOfApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad says that it is a Mac.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** How they stand for a person; `pushDevices`: the devices on which their profile says that they have them. */
export function pushStateOf(uid: string, { pushDevices = [] }: Pick<OwnProfile, 'pushDevices'>): PushState {
  if (!isPushSetUp) return 'notSetUp'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isOfApple() ? 'homeScreenFirst' : 'unsupported'
  const kept = keptDevice()
  const isKnown = kept?.uid === uid && pushDevices.includes(kept.id)
  if (Notification.permission === 'denied') return 'refused'
  return isKnown && Notification.permission === 'granted' ? 'on' : 'off'
}

import { usesEmulators } from '../firebase/emulators.ts'

/** The public key by which push services know us (docs/deploy.md); the local suite has no push service to show it to. */
const vapidKey = import.meta.env.VITE_VAPID_KEY ?? ''

/** Whether notifications can be sent to the browsers of this build at all. */
export const isPushSetUp = usesEmulators || vapidKey !== ''

/**
 * What FCM calls this browser, once our service worker stands ready for what it sends. Locally no push service can be reached: the
 * browser names itself, as FCM would, and what the sandbox takes for it is handed over by the browser's developer tools.
 * @param id how this browser names itself
 */
export async function pushToken(id: string): Promise<string> {
  const serviceWorkerRegistration = await navigator.serviceWorker.register('/push-worker.js')
  if (usesEmulators) return `local:${id}`
  const { messagingToken } = await import('../firebase/messaging.ts')
  return messagingToken(vapidKey, serviceWorkerRegistration)
}

/** Ends what the browser itself knows of notifications, so that nothing that is sent to it is shown any more. */
export async function endPushHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/push-worker.js')
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await registration?.unregister()
}

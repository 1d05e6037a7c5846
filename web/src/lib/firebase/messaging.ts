import { getMessaging, getToken } from 'firebase/messaging'
import { firebaseApp } from './app.ts'

/** What FCM calls this browser, for whatever its service worker is sent. Rejects where no push service can be reached. */
export const messagingToken = (
  vapidKey: string,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> => getToken(getMessaging(firebaseApp()), { vapidKey, serviceWorkerRegistration })

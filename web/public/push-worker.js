/**
 * Shows notifications of alerts, and takes an alert from one (docs/adr/0113-a-notification-beside-the-sms.md, 0114). It keeps no page and
 * answers no request. What it is sent is `PushData` of domain/src/deliveries/push-message.ts, under `data` as FCM wraps it.
 */

const words = {
  fr: {
    take: 'J’y vais',
    open: 'Ouvrir',
    unreadable: 'Vigie : une alerte. Ouvrez l’application.',
    notTaken:
      'Pas confirmé : le serveur n’a pas répondu. Ouvrez l’alerte pour voir si elle est prise, ou réessayez.',
  },
  en: {
    take: 'I am on it',
    open: 'Open',
    unreadable: 'Vigie: an alert. Open the app.',
    notTaken:
      'Not confirmed: the server did not answer. Open the alert to see whether it is taken, or try again.',
  },
}

/** How a phone shakes, in milliseconds on and off. */
const shakes = {
  callForHelp: [400, 150, 400, 150, 400, 150, 400],
  warning: [300, 200, 300],
  technical: [200],
}

/** So long the server may take to answer. */
const patienceMs = 10_000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('push', (event) => event.waitUntil(tell(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(act(event)))

/** A push that shows nothing is not allowed to a web app, so one that cannot be read says that there is one. */
async function tell(message) {
  const data = dataIn(message)
  if (data === null) return self.registration.showNotification(words.fr.unreadable, { data: { path: '/' } })
  await show(data, data.text, { body: '', isAnswer: false })
  await post('shown', data)
}

function dataIn(message) {
  try {
    const { data } = message.json()
    return typeof data.text === 'string' && data.path.startsWith('/') && data.locale in words ? data : null
  } catch (error) {
    console.error('A push could not be read', error)
    return null
  }
}

/** One notification per alert: a later one takes its place, and is heard again unless it answers a press. */
function show(data, title, { body, isAnswer, mayTake = data.mayTake === 'yes' && !isAnswer }) {
  const said = words[data.locale]
  const open = { action: 'open', title: said.open }
  return self.registration.showNotification(title, {
    body,
    lang: data.locale,
    tag: data.tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    renotify: !isAnswer,
    silent: isAnswer,
    requireInteraction: !isAnswer && data.severity === 'callForHelp',
    ...(!isAnswer && { vibrate: shakes[data.severity] ?? shakes.callForHelp }),
    actions: mayTake ? [{ action: 'take', title: said.take }, open] : [open],
    data,
  })
}

async function act({ action, notification }) {
  const { data } = notification
  notification.close()
  if (action !== 'take') return self.clients.openWindow(data.path)
  const answer = await post('taken', data)
  // Meanwhile it may have called anew, or been let go of: what was pressed says less of it by now, and its pass ends sooner.
  if (await isReplaced(data, answer)) return
  return answer === null
    ? show(data, data.text, { body: words[data.locale].notTaken, isAnswer: false })
    : show(data, answer.text, { body: '', isAnswer: true })
}

/**
 * Whether another notification of the same alert stands where this one stood, of which the answer to the press does not speak: both are dated by
 * the server, and the answer says how the alert was at that time, whenever either comes. What has no date is held to be newer.
 */
async function isReplaced({ tag, pass }, answer) {
  const standing = await self.registration.getNotifications({ tag })
  return standing.some(({ data }) => data?.pass !== pass && !(Number(data?.sentAt) < answer?.at))
}

/** What the server answers; null where it was not reached or did not do it. */
async function post(what, { pass }) {
  try {
    const answer = await fetch(`/status/push/${what}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ pass }),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    return await answer.json()
  } catch (error) {
    console.error(`What was ${what} could not be told`, error)
    return null
  }
}

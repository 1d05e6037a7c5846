import { paths, pushPaths } from '@vigie/domain/paths'
import type { Page, Worker } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { publish } from '../support/pubsub.ts'
import { notificationAt } from '../support/push-devices.ts'
import { messagesTo } from '../support/sandbox.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenCollection, whenDocument, whenSeen } from '../support/until.ts'
import { appUrl, expectNoErrors, goWithin, openAs, signOut } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

/** What a service worker was asked to show: the browser of the tests has no place for it, and says that it may show nothing. */
interface Shown {
  title: string
  tag: string
  vibrate?: number[]
  renotify: boolean
  body: string
  actions: { action: string; title: string }[]
  data: Record<string, string>
}

const permission = (state: NotificationPermission) => {
  const answer = { value: state }
  Object.defineProperty(Notification, 'permission', { get: () => answer.value })
  Notification.requestPermission = () => {
    answer.value = 'granted'
    return Promise.resolve('granted' as const)
  }
}

const keepShown = () => {
  const scope = self as unknown as { shown: unknown[]; registration: ServiceWorkerRegistration }
  scope.shown = []
  scope.registration.showNotification = async (title, options) => {
    scope.shown.push({ title, ...options })
  }
}

const shownBy = (worker: Worker) =>
  worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown) as Promise<Shown[]>

/** Hands the worker what a push service would, as FCM wraps it. */
async function deliver(page: Page, data: Record<string, string>): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await tools.send('ServiceWorker.enable')
  const { origin } = new URL(appUrl())
  const message = { origin, registrationId: await registered, data: JSON.stringify({ data }) }
  await tools.send('ServiceWorker.deliverPushMessage', message)
  await tools.detach()
}

/** Presses an action of what is shown. */
const press = (worker: Worker, action: string, data: Record<string, string>) =>
  worker.evaluate(
    ([pressed, brought]) => {
      const event = new Event('notificationclick')
      const notification = { data: brought, close: () => undefined }
      self.dispatchEvent(Object.assign(event, { action: pressed, notification, waitUntil: () => undefined }))
    },
    [action, data] as const,
  )

test('somebody turns notifications on, is shown an alert, takes it from there, and has none any more once they have left', async () => {
  const home = await createHome()
  const nurse = await addStaff(home, { name: 'Nathalie Simard', roleId: 4 })
  const bid = await home.addResident({ name: 'Mme Yvette Roy', room: '214' })
  const button = await home.addDevice(bid, 'NOVIKA-LW-BOUTON')
  await home.addRule({
    action: 'buttonPressed',
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    recipients: [{ kind: 'user', uid: nurse.uid }],
    methods: ['sms', 'push'],
  })
  const page = await openAs(browser, nurse, '/notifications')
  await page.locator('[data-channel=push]').getByText('Activées sur aucun de vos appareils').waitFor()
  await page.addInitScript(permission, 'default' as const)
  await page.goto(appUrl('/profile'))
  await page.getByText('Pas activées sur cet appareil').waitFor()
  await page.getByRole('button', { name: 'Activer les notifications' }).click()
  await page.getByText('Activées sur cet appareil', { exact: true }).waitFor()
  const { pushDevices } = await whenDocument(paths.user(nurse.uid), (user) => user.pushDevices?.length === 1)
  const token = (await db.doc(pushPaths.device(pushDevices[0])).get()).get('token')
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('no service worker runs')
  await worker.evaluate(keepShown)

  await publish(eventMessage(home, { deviceId: button, kind: 'buttonPressed' }))
  const { data } = await notificationAt(token)
  await deliver(page, { ...data })
  const [shown] = await whenSeen(
    'what is shown',
    () => shownBy(worker),
    ({ length }) => length > 0,
  )
  expect(shown).toMatchObject({ title: 'Chambre 214 : alerte', tag: data.tag, renotify: true })
  expect(shown?.actions.map(({ title }) => title)).toEqual(['J’y vais', 'Ouvrir'])
  expect(shown?.vibrate?.length).toBeGreaterThan(3)
  await whenCollection(paths.deliveries(home.eid), (all) =>
    all.some(({ channel, state }) => channel === 'push' && state === 'delivered'),
  )
  // Both go at once, and neither waits for the other.
  const texts = await whenSeen(
    'the SMS',
    () => messagesTo(nurse.phone),
    ({ length }) => length > 0,
  )
  expect(texts).toHaveLength(1)

  await press(worker, 'take', { ...data })
  const [, answer] = await whenSeen(
    'what came of it',
    () => shownBy(worker),
    ({ length }) => length > 1,
  )
  expect(answer).toMatchObject({
    title: 'Chambre 214 : vous vous en occupez',
    tag: data.tag,
    renotify: false,
  })
  await whenCollection(paths.alerts(home.eid), ([only]) => only?.acknowledgedBy?.uid === nurse.uid)
  await goWithin(page, '/notifications')
  const line = page.locator('[data-channel=push]')
  await line.getByText('1 appareil').waitFor()
  await line.getByText('Dernier message arrivé').waitFor()

  // The alert that they are on keeps them.
  await db
    .doc(paths.alert(home.eid, data.tag ?? ''))
    .update({ state: 'resolved', resolvedAt: Date.now(), acknowledgedBy: null })
  await page.getByRole('region', { name: 'Alertes en cours' }).waitFor({ state: 'hidden' })
  await signOut(page)
  await whenDocument(paths.user(nurse.uid), (user) => user.pushDevices.length === 0)
  // The page of the sign-in forgets it once it has been told that the server has.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vigie.push'))).toBeNull()
  expectNoErrors(page)
})

test('who has refused notifications is told how to allow them', async () => {
  const home = await createHome()
  const page = await openAs(browser, await addStaff(home), '/profile')
  // The browser of the tests shows none to anybody.
  await page.getByText('Les notifications ont été refusées sur cet appareil').waitFor()
  expectNoErrors(page)
})

import { paths } from '@vigie/domain/paths'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import { storageBucket } from 'firebase-functions/params'
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { beforeUserCreated, beforeUserSignedIn, HttpsError } from 'firebase-functions/v2/identity'
import { setGlobalOptions } from 'firebase-functions/v2/options'
import { onMessagePublished } from 'firebase-functions/v2/pubsub'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { onObjectFinalized } from 'firebase-functions/v2/storage'
import { onTaskDispatched } from 'firebase-functions/v2/tasks'
import { keepRequestsUnread } from './api/front-door.ts'
import { sendgridApiKey, twilioAccountSid, twilioAuthToken } from './settings.ts'
import { failingAlone, withoutDomains } from './without-domains.ts'

// 20 instances of 80 calls each are many times what every home together needs, and an end to what a flood may cost.
setGlobalOptions({
  region: 'northamerica-northeast1',
  memory: '512MiB',
  concurrency: 80,
  maxInstances: 20,
})

// Loaded when first needed, and kept: importing again costs a good part of what taking an event in does.
let onMessage: typeof import('./ingest/on-message.ts').onMessage | undefined

if (process.env.FUNCTION_TARGET === 'ingest') withoutDomains()

/** Takes sensor events in (docs/gateway.md). Retried until it resolves: an event is never lost. */
export const ingest = onMessagePublished(
  // It remembers the devices of a thousand homes (docs/architecture.md, Measured).
  { topic: 'sensor-events', retry: true, memory: '1GiB' },
  ({ data }) =>
    failingAlone(async () => {
      onMessage ??= (await import('./ingest/on-message.ts')).onMessage
      await onMessage(data.message)
    }),
)

const providerSecrets = [sendgridApiKey, twilioAccountSid, twilioAuthToken]

const onWave = { retry: true, timeoutSeconds: 120, secrets: providerSecrets }

/**
 * Sends the messages of a wave together, as soon as it is queued (docs/adr/0018-messages-go-out-in-waves.md). Has those told whom a rule names that was saved as the wave was
 * decided (docs/adr/0102-until-a-human-answers.md), and ends what screens say of an earlier call that became no alert (docs/adr/0164-a-call-that-got-through-ends-its-notice.md): no message
 * waits for either.
 */
export const deliver = onDocumentCreated(
  { ...onWave, document: paths.wave('{establishmentId}', '{waveId}') },
  async ({ params }) => {
    const { onWaveCreated } = await import('./delivery/on-wave-created.ts')
    const sending = onWaveCreated(params)
    const telling = import('./alerts/tell-named-meanwhile.ts').then(({ tellNamedMeanwhile }) =>
      tellNamedMeanwhile(params),
    )
    const ending = import('./notices/end-notices.ts').then(({ endNotices }) => endNotices(params))
    const done = await Promise.allSettled([sending, telling, ending])
    for (const one of done) if (one.status === 'rejected') throw one.reason
  },
)

/** The same for messages that concern no establishment. */
export const deliverGeneral = onDocumentCreated(
  { ...onWave, document: paths.wave(null, '{waveId}') },
  async ({ params }) => {
    const { onWaveCreated } = await import('./delivery/on-wave-created.ts')
    await onWaveCreated({ establishmentId: null, ...params })
  },
)

/**
 * Tries again what was put off, on time, for the whole of each minute (docs/adr/0019-the-sweep-follows-what-is-due.md): one function in even
 * minutes, one in odd ones, so that a provider that hangs as a minute ends has none left out. It waits most of the time: a fraction of a
 * processor is enough, which allows one call at a time.
 * @param schedule in which minutes
 */
const sweepIn = (schedule: string) =>
  onSchedule(
    { schedule, timeoutSeconds: 120, secrets: providerSecrets, cpu: 'gcf_gen1', concurrency: 1 },
    async ({ scheduleTime }) => {
      const { sweepDeliveries: sweep } = await import('./delivery/sweep.ts')
      await sweep(scheduleTime)
    },
  )
export const sweepDeliveries = sweepIn('*/2 * * * *')
export const sweepDeliveriesBetween = sweepIn('1-59/2 * * * *')

/**
 * Takes what waited for its time (docs/adr/0101-timers-are-documents.md). What it fails of the sweep takes, so that it is tried again a
 * few times only.
 */
export const takeTimer = onTaskDispatched(
  {
    timeoutSeconds: 60,
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 1, maxBackoffSeconds: 4 },
    rateLimits: { maxConcurrentDispatches: 200, maxDispatchesPerSecond: 200 },
  },
  async ({ data }) => {
    const { onTask } = await import('./timers/take-timer.ts')
    await onTask(data)
  },
)

/** Judges what a conditional rule watches, whenever that changes (docs/adr/0099-a-window-is-written-then-judged.md). */
export const judgeWindow = onDocumentWritten(
  { document: paths.ruleWindow('{establishmentId}', '{windowId}'), retry: true },
  async ({ params, data }) => {
    const { onWindowWritten } = await import('./rules/on-window-written.ts')
    await onWindowWritten(params.establishmentId ?? '', {
      before: data?.before.data(),
      after: data?.after.data(),
    })
  },
)

/** Tells administrators of calls for help that are refused, or that no rule answers (docs/adr/0032-refused-calls-are-told.md). */
export const tellRefusal = onDocumentCreated(
  { document: paths.refusal('{messageId}'), retry: true },
  async ({ data }) => {
    const { tellRefusal: tell } = await import('./notices/tell-refusal.ts')
    await tell(data?.data())
  },
)

/** Makes an account, or writes with a link to a new password, once somebody has asked for it (docs/adr/0040-accounts-are-made-by-the-api.md). */
export const doAccountRequest = onDocumentCreated(
  { document: paths.accountRequest('{requestId}'), retry: true },
  async ({ params, data }) => {
    const { onAccountRequest } = await import('./accounts/on-account-request.ts')
    await onAccountRequest(params.requestId ?? '', data?.data())
  },
)

/** Takes in each file that was sent, and deletes what is not what it says (docs/adr/0065-bytes-are-looked-at.md). */
export const receiveFile = onObjectFinalized({ bucket: storageBucket, retry: true }, async ({ data }) => {
  const { receiveFile: receive } = await import('./documents/receive-file.ts')
  await receive(data.name, String(data.generation), Date.now())
})

/**
 * Supervises every home: whether its alerts get through (docs/adr/0108-a-dead-mans-switch.md), and what of its devices is silent
 * (docs/adr/0107-silence-is-supervised.md). It waits for most of its time.
 */
export const watchHomes = onSchedule(
  { schedule: '*/5 * * * *', timeoutSeconds: 280, secrets: providerSecrets, concurrency: 1 },
  async () => {
    const { watchHomes: watch } = await import('./supervision/watch-homes.ts')
    await watch(Date.now())
  },
)

/** Makes a report as a PDF once somebody asked for it (docs/adr/0136-a-pdf-is-made-in-the-background.md). One at a time: each takes memory of its own. */
export const makeReport = onDocumentCreated(
  {
    document: reportPaths.one('{eid}', '{rid}'),
    ...{ retry: true, timeoutSeconds: 300, concurrency: 1, maxInstances: 20 },
  },
  async ({ params }) => {
    const { makeReport: make } = await import('./reports/make-report.ts')
    await make(params)
  },
)

/** Cleans up after documents that never came, and those that were refused, and after reports. */
export const sweepDocuments = onSchedule('every 10 minutes', async () => {
  const { sweepDocuments: sweep } = await import('./documents/sweep-documents.ts')
  await sweep(Date.now())
})

/** Counts what was sent on the days that are over, by home and channel: once a day, while messages are kept. */
export const countMessages = onSchedule({ schedule: '30 9 * * *', timeoutSeconds: 540 }, async () => {
  const { countMessages: countAll } = await import('./messages/count-messages.ts')
  await countAll(Date.now())
})

/** Keeps the figures of the days that are over, of every resident of an active home (docs/adr/0122-figures-are-kept-by-month.md). */
export const keepFigures = onSchedule({ schedule: '40 9 * * *', timeoutSeconds: 1_800 }, async () => {
  const { keepAllFigures } = await import('./trends/keep-all-figures.ts')
  await keepAllFigures(Date.now())
})

/**
 * Writes the month that is over of every home into Cloud Storage (docs/adr/0133-a-month-is-written-once.md), and sees that its days say until when they are kept: every day, so that a
 * night in which it failed loses nothing.
 */
export const exportMonths = onSchedule({ schedule: '10 10 * * *', timeoutSeconds: 1_800 }, async () => {
  const { exportMonths: exportAll } = await import('./exports/export-months.ts')
  await exportAll(Date.now())
})

/** Takes away files that no record knows of: once a day, since it looks at all there are. */
export const sweepFiles = onSchedule({ schedule: '30 8 * * *', timeoutSeconds: 540 }, async () => {
  const { sweepFiles: sweep } = await import('./documents/sweep-documents.ts')
  await sweep(Date.now())
})

/**
 * Refuses every account that a client asks Auth for, by password or by another provider: accounts are made by /api, of which
 * Auth does not ask this (docs/adr/0040-accounts-are-made-by-the-api.md).
 */
export const refuseNewAccount = beforeUserCreated({ memory: '256MiB', maxInstances: 5 }, async (event) => {
  const { refusedAs } = await import('./accounts/is-own-login.ts')
  throw new HttpsError('permission-denied', refusedAs(event))
})

/**
 * Refuses a login elsewhere that is not in the account's own address, when somebody signs in and when it is linked
 * (docs/adr/0051-a-login-elsewhere-is-in-ones-own-address.md).
 */
export const refuseForeignLogin = beforeUserSignedIn({ memory: '256MiB', maxInstances: 5 }, async (event) => {
  const { isOwnLogin, refusedAs } = await import('./accounts/is-own-login.ts')
  if (!isOwnLogin(event)) throw new HttpsError('permission-denied', refusedAs(event))
})

/** Hears from Twilio and SendGrid what became of a message. */
export const providerStatus = onRequest({ secrets: [twilioAuthToken] }, async (request, response) => {
  const { onProviderStatus } = await import('./webhooks/provider-status.ts')
  await onProviderStatus(request, response)
})

// Every function is loaded from this file; only the processes of these two, which anybody may call, read for themselves.
if (['api', 'providerStatus'].includes(process.env.FUNCTION_TARGET ?? '')) keepRequestsUnread()

/** Every call of the browser (docs/architecture.md). */
export const api = onRequest(async (request, response) => {
  const { app } = await import('./api/app.ts')
  app(request, response)
})

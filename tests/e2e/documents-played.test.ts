import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { keepDocument } from '../support/documents.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff, type Staff } from './support/staff.ts'

let home: TestHome
let nurse: Staff
beforeEach(async () => {
  home = await createHome()
  nurse = await addStaff(home)
})

const keep = async (fid: string, title: string, contentType: string, bytes: Buffer) => {
  const place = { eid: home.eid, bid: null, fid }
  await keepDocument(place, new Blob([new Uint8Array(bytes)]), {
    title,
    fileName: title,
    contentType,
    size: bytes.length,
  })
}
const open = (page: Page, title: string) => page.getByRole('button', { name: `Ouvrir ${title}` }).click()

/** So many seconds of silence, as large as a WAV of music. */
function silence(seconds: number): Buffer {
  const aSecond = 176_400
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + seconds * aSecond, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(2, 22)
  header.writeUInt32LE(44_100, 24)
  header.writeUInt32LE(aSecond, 28)
  header.writeUInt16LE(4, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(seconds * aSecond, 40)
  return Buffer.concat([header, Buffer.alloc(seconds * aSecond)])
}

/** A second of a video, made by the browser itself. */
const aVideo = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(async () => {
      const canvas = document.createElement('canvas')
      const paint = setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, Math.random() * 300, 99), 40)
      const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' })
      const chunks: Blob[] = []
      const whole = new Promise<void>((resolve) => {
        recorder.addEventListener('stop', () => resolve(), { once: true })
        recorder.addEventListener('dataavailable', ({ data }) => {
          chunks.push(data)
          if (chunks.length === 10) recorder.stop()
        })
      })
      recorder.start(100)
      await whole
      clearInterval(paint)
      return [...new Uint8Array(await new Blob(chunks).arrayBuffer())]
    }),
  )

test('a long sound begins at once and goes on elsewhere by the parts that are asked for; a video plays; nothing of the pass stays', async () => {
  const sound = silence(200)
  await keep('sound', 'Chant', 'audio/wav', sound)
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/documents`)
  const parts: number[][] = []
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/file/sound')) return
    const said = /^bytes (\d+)-(\d+)\//.exec(answer.headers()['content-range'] ?? '')
    parts.push([Number(said?.[1] ?? 0), Number(said?.[2] ?? sound.length)])
    expect(answer.request().headers().authorization).toBeUndefined()
  })
  await open(page, 'Chant')
  const player = page.getByRole('dialog').locator('audio')
  await player.evaluate((audio: HTMLAudioElement) => audio.play())
  const asked = () => parts.reduce((sum, [start = 0, end = 0]) => sum + end + 1 - start, 0)
  // The browser tells of an answer a little after the page has it.
  await expect.poll(asked).toBeGreaterThan(0)
  expect(asked()).toBeLessThan(sound.length / 2)
  await player.evaluate(
    (audio: HTMLAudioElement) =>
      new Promise((resolve) => {
        audio.addEventListener('seeked', resolve, { once: true })
        audio.currentTime = 190
      }),
  )
  const farthest = () => Math.max(...parts.map(([start = 0]) => start))
  await expect.poll(farthest).toBeGreaterThan(sound.length * 0.9)
  // Past the end of the part that it has: it asks for the next.
  await player.evaluate(
    (audio: HTMLAudioElement) =>
      new Promise((resolve) => {
        audio.addEventListener('ended', resolve, { once: true })
        audio.currentTime = 150
        audio.playbackRate = 16
      }),
  )
  const passes = async () => (await page.context().cookies()).filter(({ name }) => name === '__session')
  expect(await passes()).toMatchObject([
    { path: `/api/establishment/${home.eid}/file/sound`, sameSite: 'Strict', secure: true },
  ])
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await expect.poll(passes).toEqual([])

  await keep('film', 'Film', 'video/webm', await aVideo(page))
  await open(page, 'Film')
  const film = page.getByRole('dialog').locator('video')
  await film.evaluate((video: HTMLVideoElement) => video.play())
  expect(await film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(300)
  expectNoErrors(page)
  expect(await passes()).toHaveLength(1)
  await page.goto('about:blank')
  expect(await passes()).toEqual([])
})

test('of two tabs that play the same document one is closed, and the other goes on', async () => {
  await keep('sound', 'Chant', 'audio/wav', silence(200))
  const first = await openAs(browser, nurse, `/establishment/${home.eid}/documents`)
  await open(first, 'Chant')
  const audio = (page: Page) => page.getByRole('dialog').locator('audio')
  await audio(first).evaluate((sound: HTMLAudioElement) => sound.play())
  const passes = async () => (await first.context().cookies()).filter(({ name }) => name === '__session')
  const second = await first.context().newPage()
  await second.goto(first.url())
  await open(second, 'Chant')
  await audio(second).evaluate((sound: HTMLAudioElement) => sound.play())
  const [itsOwn] = await passes()
  await second.goto('about:blank')
  await expect.poll(async () => (await passes()).map(({ value }) => value !== itsOwn?.value)).toEqual([true])
  // What it has not asked for yet.
  await audio(first).evaluate(
    (sound: HTMLAudioElement) =>
      new Promise((resolve, reject) => {
        sound.addEventListener('error', () => reject(new Error('It plays no longer')), { once: true })
        sound.addEventListener('ended', resolve, { once: true })
        sound.currentTime = 190
        sound.playbackRate = 16
      }),
  )
  await first.goto('about:blank')
  expect(await passes()).toEqual([])
  expectNoErrors(first)
})

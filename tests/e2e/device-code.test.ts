import { BarcodeFormat, QRCodeWriter } from '@zxing/library'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

/** A QR code, dark modules as true, row by row, with its quiet zone. */
function codeOf(text: string): boolean[][] {
  const code = new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 0, 0, new Map())
  const side = Array.from({ length: code.getWidth() }, (_, index) => index)
  return side.map((y) => side.map((x) => code.get(x, y)))
}

/** Runs in the page: from now on its camera sees this code, held askew as a hand does, and what it gave is kept. */
function showToCamera(code: boolean[][]): void {
  const scale = 8
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  const context = canvas.getContext('2d')
  const draw = () => {
    if (context === null) return
    context.resetTransform()
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.translate(canvas.width / 2, canvas.height / 2)
    context.rotate(0.4)
    context.translate((-code.length * scale) / 2, (-code.length * scale) / 2)
    context.fillStyle = '#000'
    code.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (dark) context.fillRect(x * scale, y * scale, scale, scale)
      })
    })
  }
  setInterval(draw, 100)
  navigator.mediaDevices.getUserMedia = async () => {
    const stream = canvas.captureStream(10)
    Object.assign(window, { cameraTracks: stream.getTracks() })
    return stream
  }
}

test('a device’s QR code is read with the camera, which is then off', async () => {
  const home = await createHome()
  await home.addResident()
  // Of this one a reader found nothing though it stood straight (docs/adr/0150-codes-are-read-at-any-angle.md).
  const devEui = '4202AFBD56D417BD'
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`)
  await page.getByRole('button', { name: 'Ajouter un appareil' }).click()
  const dialog = page.getByRole('dialog')
  const number = dialog.getByLabel('Numéro de l’appareil (DevEUI)')

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await dialog.getByRole('button', { name: 'Lire le code QR' }).click()
  await dialog.getByText('La caméra ne peut pas être utilisée. Inscrivez le numéro.').waitFor()
  await dialog.getByRole('button', { name: 'Fermer la caméra' }).click()

  await page.evaluate(showToCamera, codeOf(`LW:D0:1122334455667788:${devEui}:AABB1122`))
  await dialog.getByRole('button', { name: 'Lire le code QR' }).click()
  await dialog.locator('video').waitFor({ state: 'detached' })
  const written = devEui.match(/.{4}/g)?.join(' ')
  await expect.poll(() => number.inputValue()).toBe(written)
  await page.waitForFunction(() => {
    const { cameraTracks } = window as unknown as { cameraTracks: MediaStreamTrack[] }
    return cameraTracks.every(({ readyState }) => readyState === 'ended')
  })
  expectNoErrors(page)
})

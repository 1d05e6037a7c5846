import { BarcodeFormat, QRCodeWriter } from '@zxing/library'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { whenSeen } from '../support/until.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { focused, open, tabTo, type } from './support/keyboard.ts'
import { addStaff } from './support/staff.ts'

/** Runs in the page: from now on its camera sees a code, whose dark modules are true, row by row. */
function showToCamera(rows: boolean[][]): void {
  const scale = 8
  const canvas = document.createElement('canvas')
  canvas.width = rows.length * scale
  canvas.height = rows.length * scale
  const context = canvas.getContext('2d')
  const draw = () => {
    if (context === null) return
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = '#000'
    rows.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (dark) context.fillRect(x * scale, y * scale, scale, scale)
      })
    })
  }
  setInterval(draw, 100)
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10)
}

test('a device’s code is scanned, and its number typed where there is no camera, all by keyboard', async () => {
  const home = await createHome()
  await home.addResident()
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`)
  await page.getByRole('button', { name: 'Ajouter un appareil' }).waitFor()
  await whenHeard(page)
  await open(page, 'Ajouter un appareil')
  const dialog = page.getByRole('dialog')
  const number = dialog.getByLabel('Numéro de l’appareil (DevEUI)')
  await number.waitFor()

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await open(page, 'Lire le code QR')
  await dialog.getByText('La caméra ne peut pas être utilisée. Inscrivez le numéro.').waitFor()
  // The button that opened it closes it: nobody begins anew.
  expect((await focused(page))?.name).toContain('Fermer la caméra')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Lire le code QR' }).waitFor()

  const code = new QRCodeWriter().encode(
    'LW:D0:1122334455667788:4202AFBD56D417BD:AABB1122',
    BarcodeFormat.QR_CODE,
    0,
    0,
    new Map(),
  )
  const side = Array.from({ length: code.getWidth() }, (_, at) => at)
  await page.evaluate(
    showToCamera,
    side.map((y) => side.map((x) => code.get(x, y))),
  )
  await page.keyboard.press('Enter')
  await expect.poll(() => number.inputValue()).toBe('4202 AFBD 56D4 17BD')
  expect((await focused(page))?.name).toContain('Lire le code QR')

  // A number that is no device's is said at its field, which then has the focus.
  await type(page, 'devEui', 'ffff ffff ffff ffff')
  await page.keyboard.press('Enter')
  await dialog.getByText(/tout en 0 ou tout en F/).waitFor()
  await expect.poll(async () => (await focused(page))?.field).toBe('devEui')
  expectNoErrors(page)
})

test('somebody ends their other sessions, all by keyboard', async () => {
  const home = await createHome()
  const nurse = await addStaff(home)
  const lost = await openAs(browser, nurse, '/profile')
  await lost.getByLabel('Cellulaire (facultatif)').waitFor()
  const page = await openAs(browser, nurse, '/profile')
  const others = page.getByRole('region', { name: 'Autres appareils' })
  await others.waitFor()
  await whenHeard(page)
  // Sessions are told apart by the second in which they began.
  const second = async () => Math.floor(Date.now() / 1_000)
  const before = await second()
  await whenSeen('another second', second, (now) => now > before)
  await tabTo(page, 'proof')
  await page.keyboard.type('Autre!2027')
  await open(page, 'Fermer mes autres sessions')
  await others.getByText('Le mot de passe actuel n’est pas le bon.').waitFor()
  await expect.poll(async () => (await focused(page))?.field).toBe('proof')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(nurse.password)
  await page.keyboard.press('Enter')
  await page.getByText('Vos sessions sur les autres appareils sont fermées').waitFor()
  await lost.waitForURL(appUrl('/login?expired'))
  expect(page.url()).toBe(appUrl('/profile'))
  expectNoErrors(page)
})

import { paths } from '@vigie/domain/paths'
import { expect, it } from 'vitest'
import { moveDevice } from '../../functions/src/devices/move-device.ts'
import { db } from '../support/firestore.ts'
import { homeWithUplinks } from '../support/home-with-uplinks.ts'
import { push } from '../support/push.ts'

const [start, underWay] = ['57 F6 623133E1 03', '57 34 F6 623133E1']

/** A home whose LW004 is given to another resident now, and its uplinks published so many seconds before. */
async function homeWithTwo() {
  const known = await homeWithUplinks('MOKO-LW-004PB')
  const { home, deviceId, frame } = known
  await home.addRule({ action: 'buttonPressed', deviceTypes: ['MOKO-LW-004PB'] })
  const next = await home.addResident()
  const movedAt = Date.now()
  const before = (seconds: number, fPort: number, hex: string) => {
    const publishedAt = movedAt - seconds * 1_000
    return { ...frame(publishedAt, fPort, hex), publishedAt }
  }
  const move = async () => {
    const asked = { establishmentId: home.eid, deviceId, beneficiaryId: next, uid: 'admin' }
    expect(await moveDevice(asked, movedAt)).toEqual({ moved: true })
  }
  return { ...known, next, before, move }
}

it('an SOS that was resolved is not opened again by frames of before a move that come after it', async () => {
  const { home, bid, next, before, move, frame, alerts, kinds } = await homeWithTwo()
  const [known, late] = [before(20, 4, underWay), before(10, 4, underWay)]
  await push(before(30, 1, start))
  await push(known)
  const [alert] = (await db.collection(paths.alerts(home.eid)).get()).docs
  await alert?.ref.update({ state: 'resolved' })
  await move()
  await push(known)
  await push(late)
  expect(await alerts()).toMatchObject([{ state: 'resolved', occurrences: 1, beneficiaryId: bid }])
  expect(await kinds()).toEqual(['buttonPressed'])

  await push(frame(Date.now(), 4, underWay))
  expect((await alerts()).filter(({ state }) => state === 'open')).toMatchObject([{ beneficiaryId: next }])
})

it('an SOS of before a move, of which nothing was heard by then, calls for the one who had the device', async () => {
  const { bid, before, move, alerts } = await homeWithTwo()
  await move()
  await push(before(10, 4, underWay))
  expect(await alerts()).toMatchObject([{ state: 'open', beneficiaryId: bid }])
})

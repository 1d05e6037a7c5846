import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { createHome, type TestHome } from '../support/home.ts'

/** A device that sends events during a measure. */
export interface LoadDevice {
  home: TestHome
  bid: string
  deviceId: string
  kinds: readonly EventKind[]
  /** What it measures, where its kinds carry a value. */
  value: number | null
}

type Equipment = Pick<LoadDevice, 'kinds' | 'value'> & { type: DeviceType }

/** What residents have. */
const usual: readonly Equipment[] = [
  { type: 'NOVIKA-LW-BANDE', kinds: ['layDown', 'sitDown', 'standUp'], value: null },
  { type: 'NOVIKA-LW-COUSSIN', kinds: ['sitDown', 'standUp'], value: null },
  { type: 'NOVIKA-LW-AIMANT', kinds: ['doorOpen', 'doorClose'], value: null },
  { type: 'DRAGINO-LHT65S-NE117', kinds: ['temperature'], value: 21.4 },
  { type: 'DRAGINO-AQS01L', kinds: ['co2'], value: 612 },
]

/** One device in a hundred is a call button whose every press raises an alert or counts on one. */
const button: Equipment = { type: 'NOVIKA-LW-BOUTON', kinds: ['buttonPressed'], value: null }
const oneButtonIn = 100

/** Homes of so many devices each, five to a resident, with a rule on the call buttons that sends one SMS. */
export async function homesUnderLoad(devices: number, devicesPerHome = 50): Promise<LoadDevice[]> {
  const count = Math.ceil(devices / devicesPerHome)
  const homes: LoadDevice[] = []
  // Some at a time: a thousand homes at once would be too many writes under way.
  for (let index = 0; index < count; index += 20) {
    const some = Array.from({ length: Math.min(20, count - index) }, (_, next) => index + next)
    homes.push(...(await Promise.all(some.map((each) => equippedHome(each, devicesPerHome)))).flat())
  }
  return homes.slice(0, devices)
}

async function equippedHome(index: number, devicesPerHome: number): Promise<LoadDevice[]> {
  const home = await createHome()
  const uid = await home.addMember()
  await home.addRule({
    action: 'buttonPressed',
    deviceTypes: [button.type],
    recipients: [{ kind: 'user', uid }],
    methods: ['sms'],
  })
  const residents = Array.from({ length: devicesPerHome / usual.length }, () => home.addResident())
  return Promise.all(
    Array.from({ length: devicesPerHome }, async (_, position) => {
      const isButton = (index * devicesPerHome + position) % oneButtonIn === 0
      const equipment = isButton ? button : usual[position % usual.length]
      const bid = await residents[Math.floor(position / usual.length)]
      if (!equipment || !bid) throw new Error('A home has as many residents as it has fives of devices')
      const { type, ...says } = equipment
      return { home, bid, deviceId: await home.addDevice(bid, type), ...says }
    }),
  )
}

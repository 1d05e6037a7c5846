import { randomOf } from './random.ts'

const dayMs = 86_400_000
/** A battery lasts some two years; it is changed where it is nearly empty. */
const [shortest, longest] = [600, 800]
const emptiest = 4

/** What is left in a device's battery at an instant, in percent: it falls from day to day, and is full again once somebody has changed it. */
export function batteryOf(deviceId: string, at: number): number {
  const random = randomOf(`${deviceId} battery`)
  const days = random.between(shortest, longest)
  const age = (at / dayMs + random.between(0, days)) % days
  return Math.max(emptiest, Math.round(100 - (age / days) * 100))
}

/** Silences are drawn for so many days at a time. */
const silentDays = 5

/** Whether a device is silent on a date of its home's clock: one in twenty is, for some days, for there is always one. */
export function isSilent(deviceId: string, date: string): boolean {
  const block = Math.floor(Date.parse(date) / dayMs / silentDays)
  return randomOf(`${deviceId} silence ${block}`).chance(0.05)
}

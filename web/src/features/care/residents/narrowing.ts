import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { Device } from '@vigie/domain/devices/device'
import { hearingOf } from '@vigie/domain/devices/silence'
import type { Silent } from '@vigie/domain/supervision/silent'
import type { WithId } from '../../../lib/firebase/live-source.ts'

/** What the residents of a home can be narrowed to, in the order in which it is offered. */
export const narrowings = ['all', 'alert', 'silent', 'noMood'] as const
export type Narrowing = (typeof narrowings)[number]
/** What is shown of a home: residents, or in their place who of them has changed over days. */
export type Shown = Narrowing | 'changed'

/** What is known of a home's residents beside their own records, so far. */
export interface KnownOfHome {
  /** Those who have an alert that is not over. */
  readonly alerted: ReadonlySet<string>
  /** False while not all of the home's alerts can be seen: there may be more. */
  readonly seesAllAlerts: boolean
  /** The sensors of those whose sensors were heard, as they last were. */
  readonly devices: ReadonlyMap<
    string,
    readonly Pick<Device, 'type' | 'lastSeenAt' | 'heardAt' | 'gateway'>[]
  >
  /** What is known to be silent in the home; null: nothing. */
  readonly unheard: Silent | null
  /** When the day began on the home's clock, epoch milliseconds; null while that clock is not known. */
  readonly dayBegan: number | null
  /** Epoch milliseconds. */
  readonly now: number
}

type Narrowed = Pick<WithId<Beneficiary>, 'id' | 'mood' | 'cutOff'>

/** Whether a resident is of those who are asked for; null: that is not known yet. */
const isOf: Readonly<Record<Narrowing, (one: Narrowed, known: KnownOfHome) => boolean | null>> = {
  all: () => true,
  alert: ({ id }, { alerted, seesAllAlerts }) => alerted.has(id) || (seesAllAlerts ? false : null),
  // What was last heard long ago makes a sensor silent by itself: who was heard well once is asked anew after that.
  silent: ({ id, cutOff }, { devices, now, unheard }) =>
    devices.get(id)?.some((device) => hearingOf(device, now, unheard).state !== 'heard') ??
    (cutOff ? true : null),
  noMood: ({ mood }, { dayBegan }) => mood === null || (dayBegan === null ? null : mood.at < dayBegan),
}

/** The ids of those who are asked for, and of those of whom nobody can say yet: they are not to be left out without a word. */
export interface NarrowedTo {
  readonly are: ReadonlySet<string>
  readonly mayBe: ReadonlySet<string>
}

/** Who of the residents is asked for by a narrowing. */
export function narrowedTo(
  narrowing: Narrowing,
  residents: readonly Narrowed[],
  known: KnownOfHome,
): NarrowedTo {
  const said = residents.map((one) => [one.id, isOf[narrowing](one, known)] as const)
  const whoseIs = (wanted: boolean | null) => new Set(said.flatMap(([id, is]) => (is === wanted ? [id] : [])))
  return { are: whoseIs(true), mayBe: whoseIs(null) }
}

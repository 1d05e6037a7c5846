import type { Day, DayEvent } from '@vigie/domain/devices/device'

/** An event of a device, by the name that its day has for it. */
export interface Said extends Pick<DayEvent, 'kind' | 'value' | 'at'> {
  readonly key: string
  readonly late: boolean
}

/** What days hold, the latest by the sensor's clock first, each once; the parts of a day are one. */
export function latestSaid(days: readonly Pick<Day, 'date' | 'events'>[]): readonly Said[] {
  const all = new Map<string, Said>()
  for (const { date, events } of days)
    for (const [name, { kind, value, at, late = false }] of Object.entries(events))
      all.set(`${date} ${name}`, { key: `${date} ${name}`, kind, value, at, late })
  return [...all.values()].sort((one, other) => other.at - one.at)
}

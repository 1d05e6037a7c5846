import type { Calling } from '@vigie/domain/alerts/calls-answered'
import { hearingOf } from '@vigie/domain/devices/silence'
import { useNow } from '../../../lib/time/use-now.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'

/** Of how many devices of a resident nothing is heard, whatever they tell: 0 also of a home, or where it is not known what hangs with them. */
export function useSilentOfOne({ details }: Pick<OwnEstablishment, 'details'>, of: Calling | null): number {
  const now = useNow()
  const devices = of?.devices ?? []
  return devices.filter((one) => hearingOf(one, now, details?.silent).state !== 'heard').length
}

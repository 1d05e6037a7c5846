import type { Watch } from './watch.ts'

/** Who of a home's residents has a device behind a gateway that is silent, and since when the first of these is. */
export type CutOff = ReadonlyMap<string, number>

/**
 * Who is cut off by a silent gateway, by what is known of the home; of one of which nothing is heard at all nobody is by themselves: its own
 * record says it of everybody.
 */
export function cutOffIn({ devices, open }: Watch): CutOff {
  const cutOff = new Map<string, number>()
  if ('home' in open) return cutOff
  for (const { beneficiaryId, gatewayId } of Object.values(devices)) {
    const since = gatewayId === null ? undefined : open[`gateway:${gatewayId}`]?.since
    if (since === undefined) continue
    cutOff.set(beneficiaryId, Math.min(since, cutOff.get(beneficiaryId) ?? since))
  }
  return cutOff
}

/** Whether any gateway of a home is known to be silent. */
export const hasSilentGateway = ({ open }: Watch): boolean =>
  Object.keys(open).some((key) => key.startsWith('gateway:'))

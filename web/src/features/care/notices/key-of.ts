import type { NamedPlace } from '@vigie/domain/notices/notice-places'

/** What tells one place of a notice from another: a device, and with which of its residents it was. */
export const keyOf = ({ deviceId, place }: NamedPlace): string => `${deviceId} ${place?.beneficiaryId}`

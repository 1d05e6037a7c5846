import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { goesOn, type Snooze } from '@vigie/domain/care/snooze'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { useCame } from './use-came.ts'

const loadMark = code(() => loadWithTexts('snoozes', () => import('./snooze-mark.tsx')))

interface Props {
  resident: Pick<Beneficiary, 'snoozes'> | null
  /** What is silenced of one device alone; left out: anything of the resident. */
  deviceId?: string
  timeZone: string | null
}

/** That care is under way with a resident, wherever they are shown, for as long as it goes on. Its code comes when there is something to say. */
export function UnderCare({ resident, deviceId, ...of }: Props) {
  const now = useNow()
  const snoozes = (resident?.snoozes ?? []).filter(
    (one) => goesOn(one, now) && (deviceId === undefined || one.deviceId === deviceId),
  )
  return snoozes.length > 0 && <Mark snoozes={snoozes} now={now} {...of} />
}

function Mark(of: Omit<Props, 'resident' | 'deviceId'> & { snoozes: readonly Snooze[]; now: number }) {
  const came = useCame(loadMark)
  return came && <came.default {...of} />
}

import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'
import { placeWords } from '../notices/place-words.ts'
import type { Telling } from '../tasks/plan-words.ts'
import type { CallsLost } from './calls-lost.ts'
import { lostSpan } from './lost-span.ts'

interface Props {
  of: CallsLost | null
  /** How it is said where it is more than its last instant that has to be. */
  across: 'handover.callsLostAcross' | 'handover.callsLostSince'
  /** Each of them is of the time that is told of. */
  isWithin?: boolean
  telling: Telling
}

/** Says that calls for help became no alert, from where they came, and where a later one of each got through since, that. An empty place where there are none. */
export function LostMessage({ of, across, isWithin = false, telling }: Props) {
  const { t } = useTranslation()
  return <Message kind="error">{of !== null && words(of)}</Message>

  function words(lost: CallsLost): string {
    const isOneInstant = lost.firstAt === lost.lastAt
    const said = t(isWithin || isOneInstant ? 'handover.callsLost' : across, lostSpan(lost, telling))
    const places = lost.places.map((one) => placeWords(one, t)).join(' · ')
    return [
      said,
      places !== '' && t('handover.callsLostFrom', { places }),
      lost.isOver && t('handover.callsLostOver'),
    ]
      .filter(Boolean)
      .join(' ')
  }
}

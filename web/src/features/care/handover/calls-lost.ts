import type { Notice } from '@vigie/domain/notices/notice'

/** From when to when calls for help became no alert. */
export interface CallsLost extends Pick<Notice, 'firstAt' | 'lastAt'> {
  /** A later call of each device that made one of them has asked people to come since. */
  isOver: boolean
}

/**
 * When calls for help of these notices were lost, of those in the time that `isTold` picks, as one span; null: none was. What was lost and is over since, also where its notice was
 * begun anew, is of the record all the same: it does not say that anybody went when it was lost.
 */
export function callsLostIn(
  notices: readonly Pick<Notice, 'firstAt' | 'lastAt' | 'isOver' | 'ended'>[],
  isTold: (span: Pick<Notice, 'firstAt' | 'lastAt'>) => boolean,
): CallsLost | null {
  const spans = notices
    .flatMap(({ firstAt, lastAt, isOver, ended = [] }): CallsLost[] => [
      { firstAt, lastAt, isOver: isOver === true },
      ...ended.map((span) => ({ ...span, isOver: true })),
    ])
    .filter(isTold)
  if (spans.length === 0) return null
  return {
    firstAt: Math.min(...spans.map(({ firstAt }) => firstAt)),
    lastAt: Math.max(...spans.map(({ lastAt }) => lastAt)),
    isOver: spans.every(({ isOver }) => isOver),
  }
}

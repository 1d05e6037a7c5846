import { datesBetween } from '@vigie/domain/rules/usual'
import { spanOn } from '@vigie/domain/rules/window-span'
import { coveredMs } from '../../../../../components/charts/silences.ts'
import type { TimeWindow } from '../../../../../components/charts/time-window.ts'
import { type RawKind, valuesOf } from './raw-kinds.ts'
import { firstDate, type RawPeriod, spanOfPeriod } from './raw-period.ts'

/** A piece of a period, of which numbers are told. */
export interface RawPiece extends TimeWindow {
  /** For how long nothing was heard in it. */
  readonly silentMs: number
}

const hourMs = 3_600_000

/** A period by hours where it is one day, else by dates; what is still to come is left out. */
export function rawPieces(
  period: RawPeriod,
  { timeZone, silences, now }: { timeZone: string; silences: readonly TimeWindow[]; now: number },
): RawPiece[] {
  const { from, until } = spanOfPeriod(period, timeZone)
  const spans =
    period.length === 'day'
      ? Array.from({ length: Math.round((until - from) / hourMs) }, (_, hour) => ({
          from: from + hour * hourMs,
          until: from + (hour + 1) * hourMs,
        }))
      : datesBetween(firstDate(period), period.to).map((date) => spanOn(date, null, timeZone))
  return spans
    .filter((span) => span.from <= now)
    .map((span) => ({ ...span, silentMs: coveredMs(silences, span) }))
}

/** What a piece holds of a kind: of what is measured the least and the greatest, else how often it was told; null where that is not known. */
export type PieceAmount =
  | { readonly least: number; readonly most: number }
  | { readonly times: number }
  | null

/** None of a time in which nothing was heard is not known; none of one in which the device was heard is 0. */
export function amountIn(kind: RawKind, { from, until, silentMs }: RawPiece): PieceAmount {
  const said = kind.said.filter(({ at }) => at >= from && at < until)
  if (kind.told === 'happened') return said.length === 0 && silentMs > 0 ? null : { times: said.length }
  const values = valuesOf({ ...kind, said }).map(({ value }) => value)
  return values.length === 0 ? null : { least: Math.min(...values), most: Math.max(...values) }
}

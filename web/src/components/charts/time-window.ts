/** What of time is drawn: epoch milliseconds, the second not in it. */
export interface TimeWindow {
  readonly from: number
  readonly until: number
}

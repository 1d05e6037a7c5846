/** A function that runs on a schedule, as its `onSchedule` declares it. */
export interface Schedule {
  name: string
  region: string
  /** Unix cron in five fields, or App Engine's `every N minutes` and `every N hours`. */
  schedule: string
  /** IANA name of the time zone that cron fields are read in. */
  timeZone: string
}

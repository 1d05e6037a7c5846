import { type Notice, shownForMs } from '@vigie/domain/notices/notice'

/** What is known of the time, epoch milliseconds. */
interface Times {
  /** By the server (`useToldTime`). */
  readonly told: number | 'asked' | 'unknown'
  /** By this device, whose clock may be wrong. */
  readonly device: number
}

/**
 * Whether a notice is recent enough for the screens. This device's clock hides none by itself, for it may be a day fast: `inDoubt` until the server was asked for the time,
 * and shown where it has not said. Rather an old notice in sight than a call for help that nobody sees.
 */
export function isShown({ lastAt }: Pick<Notice, 'lastAt'>, { told, device }: Times): boolean | 'inDoubt' {
  if (typeof told === 'number') return told - lastAt < shownForMs
  return device - lastAt < shownForMs || told === 'unknown' || 'inDoubt'
}

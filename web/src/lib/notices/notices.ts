import { sharedValue, useShared } from '../shared-value.ts'

/** A message at the foot of the screen, shown for ten seconds. */
export interface Notice {
  readonly id: number
  readonly kind: 'success' | 'error' | 'info'
  /** Its words in the language of the moment, which may change while it is shown. */
  readonly text: () => string
  /** A failure that leaves its place to others: of such there is one at most. */
  readonly isMinor?: boolean
  /** What it is about: once something about it went well, a failure about the same is of no use any more, nor the offer to undo what was done before. */
  readonly about?: string
  /** Shorter than usual, for an action that is possible only so long. */
  readonly lastsMs?: number
  readonly action?: { readonly label: () => string; readonly act: () => void }
  /** Where what it tells of can be seen to. */
  readonly link?: { readonly label: () => string; readonly to: string }
}

/** How many failures stand side by side at most: a phone has to leave room for the alerts themselves. */
const mostErrors = 3

const current = sharedValue<readonly Notice[]>([])
let lastId = 0
/** The latest that offers to undo something, shown or not. */
let lastOffered = 0

/** Whether a message is one that no other may take the place of before its time. */
export const isError = ({ kind }: Pick<Notice, 'kind'>): boolean => kind === 'error'

/**
 * Shows a message. A failure stands for its whole time, beside up to two others; of all else one is shown at a time, the
 * latest, but that something went well never hides what can still be undone, and is not told where something did not. What went
 * well and can be undone itself is told all the same, unless it would hide what is only about to be done; and so is what went well
 * after it had failed, in the place of that failure. Answers its id.
 */
export function tell(notice: Omit<Notice, 'id'>): number {
  lastId += 1
  const told = { ...notice, id: lastId }
  if (notice.action && !isError(notice)) lastOffered = lastId
  const failed = shownNotices().filter(isError)
  const errors = failed.filter((one) => !isAnswered(one, told))
  const others = shownNotices().filter((one) => !isError(one))
  if (isError(told)) {
    const saysElse = (one: Notice) => one.text() !== told.text()
    const before = errors.filter((one) => saysElse(one) && !(one.isMinor && told.isMinor))
    const room = before.length < mostErrors ? before : before.filter(({ isMinor }) => !isMinor)
    current.set([...[...room, told].slice(-mostErrors), ...others])
  } else {
    const inTheWay = errors.length < failed.length ? [] : errors
    const isTold = told.kind === 'info' || !givesWay(told, inTheWay, others)
    current.set([...errors, ...(isTold ? [told] : others)])
  }
  return lastId
}

/** Whether a failure is over, now that this is told. */
const isAnswered = ({ about }: Notice, told: Notice): boolean =>
  told.kind === 'success' && about !== undefined && about === told.about

function givesWay({ action, about }: Notice, errors: readonly Notice[], others: readonly Notice[]): boolean {
  const isSame = (one: Notice) => about !== undefined && one.about === about
  const canUndo = others.filter((one) => one.action !== undefined && !isSame(one))
  return action === undefined ? errors.length > 0 || canUndo.length > 0 : canUndo.some(isAboutToBe)
}

/** What is told before it is done, and is done unless it is undone. */
const isAboutToBe = ({ kind }: Notice) => kind === 'info'

/** Takes a message off the screen, if it is still there. */
export function dismiss(id: number): void {
  if (isShown(id)) current.set(shownNotices().filter((one) => one.id !== id))
}

/** Whether a message is on the screen. */
export const isShown = (id: number): boolean => shownNotices().some((one) => one.id === id)

type Undoable = Notice & Required<Pick<Notice, 'action'>>

/** The message, if any, that offers to undo what was just done: not what was done before that, where the later one gave way to it. */
export const undoable = (): Undoable | undefined =>
  shownNotices().find(
    (one): one is Undoable => !isError(one) && one.action !== undefined && one.id === lastOffered,
  )

/** The messages to show now, failures first, each kind in the order in which it was told. */
export const shownNotices = (): readonly Notice[] => current.get()

/** The messages to show now, followed as they change. */
export const useNotices = (): readonly Notice[] => useShared(current)

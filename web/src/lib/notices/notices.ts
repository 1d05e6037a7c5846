import { snackbarMs } from '@vigie/domain/constants'
import { sharedValue, useShared } from '../shared-value.ts'

/** A message at the foot of the screen, shown for ten seconds unless it says otherwise. */
export interface Notice {
  readonly id: number
  readonly kind: 'success' | 'error' | 'info'
  /** Its words in the language of the moment, which may change while it is shown. */
  readonly text: () => string
  /** A failure that leaves its place to others: of such there is one at most. */
  readonly isMinor?: boolean
  /** What it is about: once something about it went well, a failure about the same is of no use any more, nor the offer to undo what was done before. */
  readonly about?: string
  /** Longer than usual, for what is under way, or what somebody has to see to (docs/adr/0059). */
  readonly lastsMs?: number
  readonly action?: { readonly label: () => string; readonly act: () => void }
  /** Where what it tells of can be seen to. */
  readonly link?: { readonly label: () => string; readonly to: string }
}

/** How many failures stand side by side at most: a phone has to leave room for the alerts themselves. Of what somebody has to see to there may be more. */
export const mostErrors = 3

const current = sharedValue<readonly Notice[]>([])
let lastId = 0
/** The latest that offers to undo something, shown or not. */
let lastOffered = 0

/** Whether a message is one that no other may take the place of before its time. */
export const isError = ({ kind }: Pick<Notice, 'kind'>): boolean => kind === 'error'

/** Whether a message is a failure that waits for somebody to see to it, as what was done and not confirmed: for longer than any other message. */
export const waitsToBeSeen = ({ kind, lastsMs = 0 }: Pick<Notice, 'kind' | 'lastsMs'>): boolean =>
  isError({ kind }) && lastsMs > snackbarMs

/** Whether no other failure may take its place: with it would go that a dose was not recorded, and the way to record it. */
const keepsItsPlace = (notice: Notice) =>
  isError(notice) && (notice.action !== undefined || waitsToBeSeen(notice))

/**
 * Shows a message. A failure stands for its whole time, beside up to two others, and one that somebody can act on beside any number; of all else one is shown at a time, the
 * latest, but that something went well never hides what can still be undone, and is not told where something did not just before. What went
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
    const before = errors.filter((one) => !isSameFailure(one, told) && !(one.isMinor && told.isMinor))
    current.set([...besideAnother(before), told, ...others])
  } else {
    // One that waits for somebody to see to it may stand for hours: of what goes well meanwhile nothing would be told.
    const inTheWay = errors.length < failed.length ? [] : errors.filter((one) => !waitsToBeSeen(one))
    const isTold = told.kind === 'info' || !givesWay(told, inTheWay, others)
    // What went well before is not taken for what goes well now.
    current.set([...errors, ...(isTold ? [told] : others.filter((one) => !isPlainSuccess(one)))])
  }
  return lastId
}

/** By what they are about, where both say so: two times of one task read alike. */
const isSameFailure = (one: Notice, told: Notice) =>
  one.about !== undefined && told.about !== undefined
    ? one.about === told.about
    : one.text() === told.text() && (one.about === told.about || !keepsItsPlace(one))

/** Which failures stay where one more comes: the oldest of those that pass by themselves give way, first of all the minor ones. */
function besideAnother(errors: readonly Notice[]): readonly Notice[] {
  if (errors.length < mostErrors) return errors
  const passing = errors.filter((one) => !keepsItsPlace(one))
  const places = Math.max(mostErrors - 1 - (errors.length - passing.length), 0)
  const weighty = passing.filter(({ isMinor }) => !isMinor)
  const gone = new Set([
    ...passing.filter(({ isMinor }) => isMinor),
    ...weighty.slice(0, Math.max(weighty.length - places, 0)),
  ])
  return errors.filter((one) => !gone.has(one))
}

/** Whether a failure is over, now that this is told. */
const isAnswered = ({ about }: Notice, told: Notice): boolean =>
  told.kind === 'success' && about !== undefined && about === told.about

const isPlainSuccess = ({ kind, action }: Notice) => kind === 'success' && action === undefined

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

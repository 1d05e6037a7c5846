import i18next from 'i18next'
import { endSignIn, onSignedInChange } from '../firebase/auth.ts'
import { forgetChosenLocale } from '../i18n/choose-locale.ts'
import { forgetRecords } from '../kept/kept-records.ts'
import { forgetLock } from '../lock/screen-lock.ts'
import { forgetRequest } from '../openid/request-kept.ts'
import { sendAlong, sendNotDone } from '../page/asked-for.ts'
import { routes } from '../page/routes.ts'
import { sharedValue, useShared } from '../shared-value.ts'
import { forgetSoundOff } from '../sound/sound-wanted.ts'
import { loadLogin } from './load-login.ts'
import { forgetTokenAge } from './token-age.ts'

/** How far this tab is in leaving a person's session. While it is anything but 'no', nothing of theirs is on screen. */
export type Leaving =
  | 'no'
  /** Being signed out, or waiting for another tab that does it. */
  | 'leaving'
  /** Signed out; /login could not be loaded yet. */
  | 'left'
  /** Still signed in, for the sign-out did not work, and why, as far as the browser says. */
  | { readonly failure: string }

const current = sharedValue<Leaving>('no')
type Reason = 'wanted' | 'expired'

/**
 * Why this tab leaves, once somebody has said so: the sign-in ends, and says so to every listener, before `leaveSession`
 * hears of it. A sign-in that ends without a word was ended by Auth: the account was closed, or its sessions; or somebody else
 * has signed in since.
 */
let reason: Reason | 'replaced' | null = null

/** Whose session this tab knows of. A tab that slept may hear of its end when somebody else is signed in long since. */
let known: string | null = null
/** Whose it was, also once they are signed out: an act of theirs may be refused only then. */
let whose: string | null = null

/**
 * What a tab tells the others: that it signs out and why, or that this did not work; or that the person has shown anew who
 * they are.
 */
type Told = { readonly leaving: Reason } | { readonly failure: string } | { readonly isRenewed: true }

/** Every tab of this browser shares one sign-in, so each tells the others at once what becomes of it. */
const tabs = new BroadcastChannel('vigie.session')
const tell = (told: Told) => tabs.postMessage(told)
/** A sign-out asks no server; one that takes so long will not end. */
const patienceMs = 5_000

let isBeginningAnew = false

/**
 * Has every other tab of this browser begin anew with the session that this one has just renewed: what they hold is of the one
 * before. To be called before that one is ended: a tab that met its end would sign the whole browser out.
 */
export const renewOtherTabs = (): void => tell({ isRenewed: true })

/** Whether the person is being signed out, and how that went. */
export const useLeaving = (): Leaving => useShared(current)

/**
 * Signs out: takes everything off the screen of every tab, ends the sign-in, then loads /login as a full page, so that
 * nothing that was cached of this person is left for the next. Where it fails, every tab says so.
 * @param isActLost whether it was found out by something that the person did, and that was not done
 */
export async function leaveSession(why: Reason, isActLost = false): Promise<void> {
  if (isActLost && whose !== null && reason !== 'wanted') sendNotDone(whose)
  if (current.get() === 'leaving' || current.get() === 'left' || isBeginningAnew) return
  reason = why
  current.set('leaving')
  tell({ leaving: why })
  try {
    await withinPatience(endSignIn())
  } catch (error) {
    console.error('The sign-out failed', error)
    const failed = { failure: error instanceof Error ? error.message : String(error) }
    current.set(failed)
    tell(failed)
    return
  }
  await endHere()
}

/**
 * Leaves with the other tabs, and whenever somebody else is signed in than when this page was loaded, since what it
 * holds in memory was read with the rights of the one before. To be called once, before the first render.
 */
export function watchSession(): void {
  onSignedInChange((user) => {
    if (known !== null && known !== user?.uid) {
      reason ??= user === null ? 'expired' : 'replaced'
      endHere()
    }
    known = user?.uid ?? null
    whose = known ?? whose
  })
  tabs.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (known === null || current.get() === 'left') return
    if ('failure' in data) return current.set(data)
    if ('isRenewed' in data) {
      isBeginningAnew = true
      return location.reload()
    }
    reason = data.leaving
    current.set('leaving')
    // The tab that signs out may be closed before it says how that went.
    const unheard = { failure: i18next.t('leaving.unheard') }
    setTimeout(() => current.get() === 'leaving' && !ending && current.set(unheard), 2 * patienceMs)
  })
  // A page that the browser kept whole is shown again as it was, whoever is signed in by then.
  addEventListener('pagehide', ({ persisted }) => {
    document.documentElement.hidden = persisted
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}

let ending = false

async function endHere(): Promise<void> {
  if (ending) return
  ending = true
  current.set('leaving')
  // Here and not where somebody signs out: what a tab keeps, no other tab forgets.
  forgetChosenLocale()
  forgetSoundOff()
  // Whoever opens a page before /login is there reads there that it is over.
  if (reason !== 'expired') forgetTokenAge()
  if (known !== null) forgetLock(known)
  forgetRequest()
  if (known !== null && reason === 'wanted') await forgetTyped(known)
  if (reason === 'expired') sendAlong()
  await loadLogin(reason === 'expired' ? routes.expired : routes.login, () => current.set('left'))
}

/**
 * What was typed and not sent goes with a sign-out; whoever finds their session over gets it back by the next one
 * (docs/adr/0063-what-was-not-sent-yet.md).
 */
async function forgetTyped(uid: string): Promise<void> {
  try {
    await withinPatience(forgetRecords(uid))
  } catch (error) {
    // It is encrypted, and its key is gone from here: nobody is kept from leaving for it.
    console.error('What was not sent stays on this device until its time is up', error)
  }
}

function withinPatience(ended: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(i18next.t('leaving.tooLong'))), patienceMs)
    ended.then(resolve, reject)
  })
}

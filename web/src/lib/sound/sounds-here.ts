const key = 'vigie.soundsHere'

/**
 * Notes that alerts sound on this device while somebody is signed in: it says of nobody and of no home who or which, and stays when they sign out, so that the login page can
 * tell whoever counts on this screen that it is silent.
 */
export const noteSoundsHere = (): void => localStorage.setItem(key, 'yes')

/** Whether alerts have sounded, or would have, on this device. */
export const soundsHere = (): boolean => localStorage.getItem(key) !== null

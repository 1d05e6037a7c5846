/** A video as Apple's browsers know it: on a telephone it fills the screen in a player of the system, of which the document knows nothing. */
interface SystemVideo extends HTMLVideoElement {
  readonly webkitDisplayingFullscreen?: boolean
  webkitExitFullscreen?(): void
}

/** Ends what fills the whole screen, as a video does: it would hide who calls. It never throws: a call must not wait for it. */
export function leaveFullScreen(): void {
  // Not on every telephone: some browsers have neither. One that refuses has left by itself.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
  for (const video of document.querySelectorAll<SystemVideo>('video')) {
    if (video.webkitDisplayingFullscreen) video.webkitExitFullscreen?.()
  }
}

/** Ends what fills the whole screen, as a video does: it would hide who calls. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen()
}

/**
 * Runs in the page, before anything of its own: its browser lets it sound from the start. One that does so only seconds
 * later, as one that nobody has touched does, has it sound once more what still calls then.
 */
export function neverSilent(): void {
  Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' })
}

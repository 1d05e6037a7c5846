import { useSyncExternalStore } from 'react'
import { beginsWithinMs, type SoundBlock, watchSoundBlock } from './sound-block.ts'

/** Two soft tones, the second higher, in hertz. */
const tones = [660, 880]
const toneSeconds = 0.22
const loudness = 0.15

let sound: { readonly context: AudioContext; readonly block: SoundBlock } | undefined

/** The page's sound, from the first time that anybody asks for it. */
function pageSound() {
  if (sound) return sound
  const context = new AudioContext()
  sound = { context, block: watchSoundBlock(context, window) }
  return sound
}

/** Whether the browser keeps alerts from sounding: most do until the first tap or key on the page. */
export function useSoundBlocked(): boolean {
  return useSyncExternalStore(
    (changed) => pageSound().block.watch(changed),
    () => sound?.block.isBlocked() ?? false,
  )
}

/** Sounds an alert and vibrates, where the browser allows it; where it does not, the screen says so. */
export async function soundAlert(): Promise<void> {
  navigator.vibrate?.([180, 120, 180])
  const { context, block } = pageSound()
  // What is still open once the browser allows it sounds then.
  if (block.isBlocked()) return
  if (context.state !== 'running') {
    const asked = Date.now()
    await context.resume()
    if (Date.now() - asked > beginsWithinMs) return
  }
  const { destination, currentTime } = context
  for (const [index, frequency] of tones.entries()) {
    const start = currentTime + index * toneSeconds
    const oscillator = new OscillatorNode(context, { frequency, type: 'sine' })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loudness, start + 0.03)
    gain.gain.linearRampToValueAtTime(0, start + toneSeconds)
    oscillator.connect(gain).connect(destination)
    oscillator.start(start)
    oscillator.stop(start + toneSeconds)
  }
}

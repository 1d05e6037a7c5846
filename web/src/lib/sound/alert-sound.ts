import { useSyncExternalStore } from 'react'
import { beginsWithinMs, type SoundBlock, watchSoundBlock } from './sound-block.ts'
import { gainNow } from './volume.ts'

/** What sounds: two soft tones, the second higher, for somebody who calls for help; a single low one for what is no call. In hertz. */
const tones = { callForHelp: [660, 880], warning: [440] } as const
export type AlertTone = keyof typeof tones
const toneSeconds = 0.22

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
export async function soundAlert(tone: AlertTone): Promise<void> {
  const { context, block } = pageSound()
  // What is still open once the browser allows it sounds then.
  if (block.isBlocked()) vibrate(tone)
  else await soundOnce(context, tone)
}

/** Sounds as an alert does, because somebody has asked to hear it; answers whether the browser lets it be heard. */
export const tryAlertSound = (): Promise<boolean> => soundOnce(pageSound().context, 'callForHelp')

const vibrate = (tone: AlertTone) => navigator.vibrate?.(tone === 'warning' ? 120 : [180, 120, 180])

async function soundOnce(context: AudioContext, tone: AlertTone): Promise<boolean> {
  vibrate(tone)
  if (context.state !== 'running') {
    const begins = context.resume().then(() => true)
    const isLate = new Promise<boolean>((resolve) => setTimeout(resolve, beginsWithinMs, false))
    if (!(await Promise.race([begins, isLate]))) return false
  }
  play(context, tone)
  return true
}

function play(context: AudioContext, tone: AlertTone): void {
  const { destination, currentTime } = context
  const loudness = gainNow()
  for (const [index, frequency] of tones[tone].entries()) {
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

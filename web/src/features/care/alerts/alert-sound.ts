/** Two soft tones, the second higher, in hertz. */
const tones = [660, 880]
const toneSeconds = 0.22
const loudness = 0.15
const stillNewMs = 3_000

let context: AudioContext | undefined

/** Sounds an alert and vibrates, where the browser allows it: most do so only after the first tap or key on the page. */
export async function soundAlert(): Promise<void> {
  navigator.vibrate?.([180, 120, 180])
  context ??= new AudioContext()
  if (context.state === 'suspended') {
    // Without a tap yet the browser leaves this waiting; the alert is on screen and read out all the same, and a sound
    // that comes when it is no longer new would be a false one.
    const asked = Date.now()
    await context.resume()
    if (Date.now() - asked > stillNewMs) return
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

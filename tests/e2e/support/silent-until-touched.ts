/** Runs in the page, before anything of its own: a browser that keeps it silent until somebody touches it. */
export function silentUntilTouched(): void {
  let isTouched = false
  let isLet = false
  // Not `navigator.userActivation`: whoever drives the browser has it think that somebody is there.
  addEventListener('pointerdown', () => {
    isTouched = true
  })
  window.AudioContext = class extends AudioContext {
    override get state() {
      return isLet ? super.state : 'suspended'
    }
    override async resume() {
      if (!isTouched) return new Promise<void>(() => {})
      await super.resume()
      isLet = true
      this.dispatchEvent(new Event('statechange'))
    }
  }
  const Tone = OscillatorNode
  Reflect.set(window, 'tones', 0)
  window.OscillatorNode = class extends Tone {
    override start(when?: number) {
      Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1)
      super.start(when)
    }
  }
}

import type { lock as french } from '../fr/lock.ts'

export const lock: typeof french = {
  nobodyOnIt: 'Nobody is on it',
  somebodyOnIt: 'Somebody is on it',
  soundOff: 'The sound of alerts is off on this device.',
  turnSoundOn: 'Turn the sound on',
  where: 'Room {{room}}',
  now: 'Lock the screen',
}

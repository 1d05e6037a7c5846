import { expect, it } from 'vitest'
import type { EventKind } from '../sensors/event-kinds.ts'
import { unansweredOf } from './unanswered.ts'

const sound = { id: 'sound', namesAll: true }
const mute = { id: 'mute', namesAll: false }
const heard = (kind: EventKind, ...rules: (typeof sound)[]) => ({ kind, rules })
const press = (...rules: (typeof sound)[]) => heard('buttonPressed', ...rules)

it.each([
  ['a call that a rule answers', [press(sound)], [], []],
  ['a call that none answers', [press()], [], ['noRule']],
  ['a call that none answers beside one that is answered', [heard('fall', sound), press()], [], ['noRule']],
  [
    'a call of which a rule names nobody, or somebody who cannot be read',
    [press(mute)],
    [],
    ['unreadableRule'],
  ],
  ['the same beside a rule that names somebody', [press(mute, sound)], [], ['unreadableRule']],
  ['a call that is answered, where a rule cannot be read', [press(sound)], ['spoilt'], ['unreadableRule']],
  [
    'a call that none answers, where a rule cannot be read',
    [press()],
    ['spoilt'],
    ['noRule', 'unreadableRule'],
  ],
  ['what calls for no help', [heard('floorMatPressed'), heard('standUp', mute)], ['spoilt'], []],
])('tells of %s', (_, answers, unreadable, reasons) => {
  expect([...unansweredOf(answers, unreadable).keys()]).toEqual(reasons)
})

it('names each broken rule once, and none that is sound', () => {
  const twice = [press(mute, sound), heard('fall', mute)]
  expect(unansweredOf(twice, ['spoilt']).get('unreadableRule')).toMatch(/: mute, spoilt$/)
})

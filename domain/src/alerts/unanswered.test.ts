import { expect, it } from 'vitest'
import type { EventKind } from '../sensors/event-kinds.ts'
import type { Recipient } from './notification-rule.ts'
import { unansweredOf } from './unanswered.ts'

const nurse: Recipient = { kind: 'user', uid: 'nurse' }
const rule = (id: string, ...recipients: Recipient[]) => ({ id, recipients })
const heard = (kind: EventKind, ...rules: ReturnType<typeof rule>[]) => ({ kind, rules })
const press = (...rules: ReturnType<typeof rule>[]) => heard('buttonPressed', ...rules)

it.each([
  ['a call that a rule answers', [press(rule('sound', nurse))], [], []],
  ['a call that none answers', [press()], [], ['noRule']],
  [
    'a call that none answers beside one that is answered',
    [heard('fall', rule('sound', nurse)), press()],
    [],
    ['noRule'],
  ],
  ['a call of which a rule names nobody', [press(rule('mute'))], [], ['unreadableRule']],
  [
    'the same beside a rule that names somebody',
    [press(rule('mute'), rule('sound', nurse))],
    [],
    ['unreadableRule'],
  ],
  [
    'a call that is answered, where a rule cannot be read',
    [press(rule('sound', nurse))],
    ['spoilt'],
    ['unreadableRule'],
  ],
  [
    'a call that none answers, where a rule cannot be read',
    [press()],
    ['spoilt'],
    ['noRule', 'unreadableRule'],
  ],
  ['what calls for no help', [heard('floorMatPressed'), heard('standUp', rule('mute'))], ['spoilt'], []],
])('tells of %s', (_, answers, unreadable, reasons) => {
  expect([...unansweredOf(answers, unreadable).keys()]).toEqual(reasons)
})

it('names each broken rule once, and none that is sound', () => {
  const twice = [press(rule('mute'), rule('sound', nurse)), heard('fall', rule('mute'))]
  expect(unansweredOf(twice, ['spoilt']).get('unreadableRule')).toMatch(/: mute, spoilt$/)
})

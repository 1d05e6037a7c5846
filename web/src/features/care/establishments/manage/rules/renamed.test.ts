import { expect, test } from 'vitest'
import { emptyConditionalRule } from './ready-conditions.ts'
import { renamed } from './renamed.ts'
import { emptyRule } from './rule-form.ts'
import { nameOfItself, type RuleNames } from './rule-words.ts'

const words = {
  locale: 'en' as const,
  t: ((key: string, said = {}) => [key, ...Object.values(said)].join(' ')) as unknown as RuleNames['t'],
}
const counted = { ...emptyConditionalRule, value: '4' }
const named = { ...counted, name: nameOfItself(counted, words) }

test('a name that nobody gave goes with what the rule is', () => {
  expect(renamed(named, { value: '5' }, words)).toEqual({
    value: '5',
    name: nameOfItself({ ...counted, value: '5' }, words),
  })
  expect(renamed(named, { recipients: ['anne'] }, words)).toEqual({ recipients: ['anne'] })
  const live = { ...emptyRule, name: nameOfItself(emptyRule, words) }
  expect(renamed(live, { action: 'fall' }, words)).toEqual({
    action: 'fall',
    name: nameOfItself({ ...emptyRule, action: 'fall' }, words),
  })
})

test('that of a ready-made rule stays as long as it compares the same, one of somebody’s own always', () => {
  const ready = { ...counted, name: 'conditions.ready.manyRises' }
  expect(renamed(ready, { value: '5' }, words)).toEqual({ value: '5' })
  expect(renamed(ready, { operator: 5 }, words)).toEqual({ operator: 5, name: '' })
  expect(renamed({ ...counted, name: 'Nuits' }, { operator: 5 }, words)).toEqual({ operator: 5 })
  expect(renamed(named, { name: 'Nuits' }, words)).toEqual({ name: 'Nuits' })
})

import { eventKindNames } from '@vigie/domain/sensors/event-kinds'
import { expect, test } from 'vitest'
import { eventsOffered } from './events-offered.ts'
import { emptyConditionalRule } from './ready-conditions.ts'
import { emptyRule } from './rule-form.ts'

const offeredTo = (form: Parameters<typeof eventsOffered>[0]) => Object.values(eventsOffered(form)).flat()

test('every event is offered once to a conditional rule', () => {
  expect(offeredTo(emptyConditionalRule).toSorted()).toEqual(eventKindNames.toSorted())
})

test('a live rule is offered nothing that is measured, which would alert on every reading, but what it has', () => {
  const measured = ['temperature', 'humidity', 'co2', 'timeSitting', 'timeLayingDown', 'noSignOfLife']
  const others = eventKindNames.filter((kind) => !measured.includes(kind))
  expect(offeredTo(emptyRule).toSorted()).toEqual(others.toSorted())
  const live = { ...emptyRule, action: 'temperature' as const }
  expect(offeredTo(live).toSorted()).toEqual([...others, 'temperature'].toSorted())
})

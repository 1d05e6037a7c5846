import { expect, test } from 'vitest'
import { defaultPorts, portsAt, testOffset } from './ports.ts'

test('every port moves by the same offset, and none meets another suite', () => {
  const ports = portsAt(testOffset)
  expect(ports.hosting).toBe(15_000)
  expect(ports.firestoreWebsocket).toBe(19_150)
  const all = [...Object.values(defaultPorts), ...Object.values(ports)]
  expect(new Set(all).size).toBe(all.length)
})

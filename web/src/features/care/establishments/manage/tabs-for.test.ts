import { access } from '@vigie/domain/people/access.fixture'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { manageTabs } from './tabs.ts'
import { tabsFor } from './tabs-for.ts'

const { ADMIN, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

const titlesFor = (of: ReturnType<typeof access>) =>
  tabsFor({ id: 'lilas', name: 'Les Lilas', access: of, details: null }).map(({ title }) => title)

test('who administers a home opens all its tabs, who reads it those of its documents, who writes there its rules too, and who is nobody there none', () => {
  expect(titlesFor(access(NURSE, ADMIN))).toEqual(manageTabs.map(({ title }) => title))
  expect(titlesFor(access(NURSE, READ_WRITE))).toEqual(['places.rules', 'places.documents'])
  expect(titlesFor(access(NURSE, READ_ONLY))).toEqual(['places.documents'])
  expect(titlesFor(access(CAREGIVER, READ_ONLY))).toEqual(['places.documents'])
  expect(titlesFor(access(NURSE, null))).toEqual([])
})

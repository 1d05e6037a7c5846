import { absenceMetrics, comparisonOperators, triggerMetrics } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import { eventKey } from '@vigie/domain/sensors/event-key'
import { localDate } from '@vigie/domain/time/local-time'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { faultsOn } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

const dayMs = 86_400_000
const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '00:00', end: '06:00' }
/** How often she got up in each of the last nights, the latest first. */
const ups = [5, 5, 6, 7, 9, 2]

async function restlessHome() {
  const home = await createHome({ shifts: [night], timeZone: 'UTC' })
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const pad = await home.addDevice(bid, 'NOVIKA-LW-BANDE', 'Lit')
  const rule: ConditionalRule = {
    ...{ type: 'conditional', name: 'Levers de nuit', beneficiaryId: null, action: 'standUp' },
    ...{ deviceTypes: ['NOVIKA-LW-BANDE'], shiftIds: [night.id], metric: triggerMetrics.TRIGGER_COUNT },
    ...{ operator: comparisonOperators.greater, value: 4, period: null, heldMinutes: null },
    ...{ recipients: [{ kind: 'user', uid: 'somebody' }], methods: ['email'], activated: true },
    ...{ createdBy: 'somebody', createdAt: 1, updatedAt: 1, watchesSince: 1 },
  }
  const batch = db.batch()
  batch.set(db.doc(paths.notification(home.eid, 'ups')), rule)
  const absence = { metric: absenceMetrics.NOT_BACK, value: 5, name: 'Pas de retour' }
  batch.set(db.doc(paths.notification(home.eid, 'absence')), { ...rule, ...absence })
  const midnight = Date.parse(`${localDate(Date.now(), 'UTC')}T00:00:00Z`)
  for (const [index, count] of ups.entries()) {
    const start = midnight - (index + 1) * dayMs
    const date = localDate(start, 'UTC')
    const events = Array.from({ length: count }, (_, up) => {
      const upAt = start + 3_600_000 + up * 600_000
      // Back after six minutes, and in two nights after nine once.
      const backAt = upAt + (index < 2 && up === 0 ? 9 : 6) * 60_000
      return [['standUp', upAt] as const, ['layDown', backAt] as const].map(([kind, at]) => [
        eventKey({ eventId: `e${up}`, kind, saidAt: at }),
        { kind, value: null, at, receivedAt: at },
      ])
    }).flat()
    batch.set(db.doc(paths.day(home.eid, bid, date, pad)), {
      ...{ deviceId: pad, type: 'NOVIKA-LW-BANDE', date, establishmentId: home.eid },
      events: Object.fromEntries(events),
    })
    const at = start + 2 * 3_600_000
    const raised = { occurredAt: at, publishedAt: at, receivedAt: at, raisedAt: at, shownAt: null }
    const by = { uid: 'luc', name: 'Luc' }
    const about = { beneficiaryId: bid, times: raised, state: 'resolved' as const, resolvedAt: at + 90_000 }
    const resolution = index === 0 ? ('helped' as const) : ('falseAlarm' as const)
    const timeline = [
      { step: 'opened' as const, at },
      { step: 'resolved' as const, at: at + (index + 1) * 25_000, by, resolution },
    ]
    if (count > 4)
      batch.set(
        db.doc(paths.alert(home.eid, `ups${index}`)),
        newAlert({
          ...about,
          ruleId: 'ups',
          ruleName: rule.name,
          kind: 'standUp',
          severity: 'warning',
          timeline,
        }),
      )
    if (index < 4)
      batch.set(
        db.doc(paths.alert(home.eid, `call${index}`)),
        newAlert({ ...about, ruleId: 'call', timeline }),
      )
  }
  const late = midnight - 20 * 3_600_000
  const lately = { occurredAt: late, publishedAt: late, receivedAt: late, raisedAt: late, shownAt: null }
  const awaited = { ruleId: 'absence', ruleName: absence.name, kind: 'standUp', severity: 'warning' } as const
  batch.set(
    db.doc(paths.alert(home.eid, 'absent')),
    newAlert({ beneficiaryId: bid, times: lately, timeline: [{ step: 'opened', at: late }], ...awaited }),
  )
  await batch.commit()
  const admin = await addStaff(home, { name: 'Sylvie Lachance', member: { roleId: roles.ADMIN } })
  return { home, admin }
}

test('an administrator sees how much alerts ask for, and moves the threshold of a rule that asks for too much, which is drawn at once', async () => {
  const { home, admin } = await restlessHome()
  const page = await openAs(browser, admin, `/establishment/${home.eid}/alerts/history`)
  await page.getByRole('link', { name: 'Charge d’alertes' }).click()
  await page.getByText('10 alertes', { exact: true }).waitFor()
  const loadPage = page.url()
  await page.getByText('En 60 secondes ou moins : 50 % (2 sur 4)').waitFor()
  await page.getByText('Repère de 97,5 % : pas atteint').waitFor()
  await page.getByText('En 3 minutes ou moins : 100 % (4 sur 4)').waitFor()
  await page.getByText('Repère de 99 % : atteint').waitFor()
  const costly = page.locator('[data-rule="ups"]')
  await costly.getByText('5 alertes · 80 % de fausses alertes (4 sur 5 parmi les résolues)').waitFor()
  const computed = costly.getByText(
    'Avec « plus de 6 fois » au lieu de « plus de 4 fois » : 2 alertes au lieu de 5.',
  )
  await computed.waitFor()
  const absent = page.locator('[data-rule="absence"]')
  const later = 'Avec « sans revenir dans les 8 min » au lieu de « sans revenir dans les 5 min »'
  const tried = absent.getByText(`${later} : 2 alertes au lieu de 34.`)
  await tried.waitFor()
  await page.getByRole('row', { name: '214 · Mme Roy 10 Nuit : 10' }).waitFor()
  expect(await faultsOn(page)).toEqual([])

  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/backTest') && asked.push(request.url()))
  await costly.getByRole('link', { name: 'Modifier la règle : Levers de nuit' }).click()
  const dialog = page.getByRole('dialog')
  const strip = dialog.getByRole('region', { name: 'Essai de la règle' })
  const slider = strip.getByRole('slider', { name: 'Déplacer le seuil' })
  const steps = [
    'Ce qui est compté',
    'Que compter',
    'Pour quel résident',
    'Pendant quels quarts',
    'Comparer à quoi',
  ]
  for (const step of steps) {
    await dialog.getByRole('heading', { level: 3, name: step }).and(page.locator(':focus')).waitFor()
    await dialog.getByRole('button', { name: 'Continuer' }).click()
  }
  await strip.getByText(/aurait levé 5 alertes/).waitFor()
  const before = asked.length
  await slider.press('ArrowRight')
  await slider.press('ArrowRight')
  await strip.getByText(/aurait levé 2 alertes/).waitFor()
  expect(await strip.locator('[data-fired]').count()).toBe(2)
  await strip.getByRole('button', { name: 'Voir les jours en tableau' }).click()
  // Of most days nothing is known: none of them is said to have had no alert.
  expect(await strip.getByRole('row', { name: 'inconnu' }).count()).toBe(92 - ups.length)
  await strip
    .getByRole('row', { name: /1 00:00–06:00$/ })
    .first()
    .waitFor()
  await slider.press('End')
  await strip.getByText(/n’aurait levé aucune alerte dans ce qui est connu/).waitFor()
  expect(asked.length).toBe(before)
  expect(await faultsOn(page)).toEqual([])

  // Of what does not come another value is tried anew, once it rests, from where it is moved and not three steps before.
  await page.goto(loadPage)
  // The page asks for tries of its own, which are not to be taken for those of the window, and grows by each answer.
  for (const answer of [computed, tried]) await answer.waitFor()
  await absent.getByRole('link', { name: 'Modifier la règle : Pas de retour' }).click()
  for (const step of [...steps.slice(0, 4), 'Après combien de minutes', 'Qui prévenir']) {
    await dialog.getByRole('heading', { level: 3, name: step }).and(page.locator(':focus')).waitFor()
    if (step === 'Qui prévenir') await dialog.getByRole('checkbox', { name: 'Sylvie Lachance' }).check()
    await dialog.getByRole('button', { name: 'Continuer' }).click()
  }
  await strip.getByText(/aurait levé 34 alertes/).waitFor()
  const triedBefore = asked.length
  for (const _ of [1, 2, 3]) await slider.press('ArrowRight')
  await strip.getByText(/aurait levé 2 alertes/).waitFor()
  await dialog.getByLabel('Nom de la règle').waitFor()
  expect(asked.slice(triedBefore).filter((url) => url.includes('value=8'))).toHaveLength(1)
  expect(asked.length - triedBefore).toBeLessThanOrEqual(3)
  expect(await faultsOn(page)).toEqual([])
  expectNoErrors(page)
})

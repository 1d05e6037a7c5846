import { getDraftKeyCall } from '@vigie/domain/api/draft-calls'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

/** Runs in the page: all that a browser keeps for it or shows of it, as one text. */
async function allThatIsKept(): Promise<string> {
  const answered = <R>(request: IDBRequest<R>): Promise<R> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const databases: unknown[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answered(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const kept = database.transaction(store).objectStore(store)
      databases.push(name, store, await answered(kept.getAllKeys()), await answered(kept.getAll()))
    }
    database.close()
  }
  const cached: string[] = []
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys()
    cached.push(name, ...requests.map(({ url }) => url))
  }
  const parts = {
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases,
    cached,
    cookies: document.cookie,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    name: window.name,
    state: history.state,
    address: location.href,
    title: document.title,
    page: document.documentElement.outerHTML,
  }
  // What is encrypted is looked into as well.
  return JSON.stringify(parts, (_, value) =>
    value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value,
  )
}

test('nothing of whoever signed out is left in any tab: storage, databases, caches, history, title', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Secrète', room: '999' })
  const nurse = await addStaff(home, { name: 'Nathalie Simard', roleId: 4 })
  const one = await openAs(browser, nurse, '/establishment')
  const other = await one.context().newPage()
  const visited = [
    '/establishment',
    `/establishment/${home.eid}`,
    `/establishment/${home.eid}/beneficiary/${bid}`,
  ]
  for (const tab of [one, other]) {
    for (const path of visited) {
      await tab.goto(appUrl(path))
      await whenHeard(tab)
    }
    // What a person sets is kept, some of it for the tab alone.
    await tab.getByRole('button', { name: 'Switch to English' }).click()
    await tab.getByRole('button', { name: 'Passer au français' }).waitFor()
    await tab.getByRole('button', { name: 'Passer au français' }).click()
    await tab.getByRole('button', { name: 'Switch to English' }).waitFor()
  }
  await one.getByRole('button', { name: 'Votre compte' }).click()
  await one.getByRole('menuitemcheckbox', { name: /Son des alertes/ }).click()

  // What is half written is kept too, and does not show what it says.
  await one.goto(appUrl(`${visited[2]}/details`))
  // Of the two such buttons the last comes later, and what comes above moves it.
  await whenHeard(one)
  await one.getByRole('button', { name: 'Écrire une note' }).last().click()
  await one.getByRole('textbox', { name: 'Écrire une note' }).fill('Confidence')
  await one.locator('form[data-kept=written]').waitFor()
  expect(await one.evaluate(allThatIsKept)).toMatch(/"vigie.kept","records",\["\w+\/[\w-]+"\]/)
  await one.goto(appUrl(visited[2]))
  await whenHeard(one)
  expect(await one.evaluate(allThatIsKept)).not.toContain('Confidence')

  const traces = [nurse.uid, nurse.name, nurse.email, home.eid, bid, 'Secrète', '999', 'eyJ']
  const tracesIn = async (tab: Page) => {
    const kept = await tab.evaluate(allThatIsKept)
    return traces.filter((trace) => kept.includes(trace))
  }
  expect(await tracesIn(one)).toEqual(traces)

  // Whoever leaves at once is asked all the same, though the page has not found by then what was half written.
  const key = Promise.withResolvers<void>()
  await one.route(`**${getDraftKeyCall.path}`, (route) => key.promise.then(() => route.continue()))
  await one.reload()
  await whenHeard(one)
  await one.getByRole('button', { name: 'Votre compte' }).click()
  await one.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  key.resolve()
  await one.getByRole('button', { name: 'Se déconnecter quand même' }).click()
  const atLogin = async (tab: Page) => {
    await tab.waitForURL(appUrl('/login'))
    await tab.locator('input[name=email]').waitFor()
  }
  for (const tab of [one, other]) {
    await atLogin(tab)
    expect(await tracesIn(tab)).toEqual([])
    expect(await tab.evaluate(allThatIsKept)).toContain('"vigie.kept","records",[],[]')
    expect(
      await tab.evaluate(() => [Object.keys(localStorage).toSorted(), Object.keys(sessionStorage)]),
    ).toEqual([
      // The language, and that alerts sounded here: nothing of anybody.
      ['vigie.locale', 'vigie.soundsHere'],
      [],
    ])
    // Nor on the way back through all that was looked at.
    for (const _page of visited.slice(1)) {
      await tab.goBack()
      await atLogin(tab)
      expect(await tracesIn(tab)).toEqual([])
    }
  }
  expectNoErrors(one)
})

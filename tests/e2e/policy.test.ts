import { expect, test } from 'vitest'
import { appUrl, newTab, takeViolations } from './support/app.ts'
import { browser } from './support/browser.ts'

test.each(['/', '/login', '/establishment/x/alerts', '/logo.svg'])(
  'what is served at %s says what a page may do',
  async (path) => {
    const { policy, directives } = await promised(path)
    expect(directives.get('script-src')).toBe("script-src 'self'")
    expect(directives.get('base-uri')).toBe("base-uri 'none'")
    expect(policy).not.toContain('unsafe')
  },
)

test('nothing that /api answers with, a file least of all, may do anything as a page', async () => {
  const { directives } = await promised('/api/openapi.json')
  expect([...directives.keys()].toSorted()).toEqual(['default-src', 'frame-ancestors', 'sandbox'])
  expect(directives.get('sandbox')).toBe('sandbox')
})

test('code that is not there is not found; a page of the app is', async () => {
  const missing = await fetch(appUrl('/assets/of-an-older-version.js'))
  expect(missing.status).toBe(404)
  // Hosting gives it the header of what is there: a version that comes back must not stay missing.
  expect(missing.headers.get('cache-control')).toMatch(/max-age=600,/)
  const page = await fetch(appUrl('/establishment/x/alerts'))
  expect(page.headers.get('content-type')).toMatch('text/html')
  expect(page.status).toBe(200)
})

test.each(['/moods/0.png', '/healths/0.png', '/appetites/APPETITE_GOOD.png', '/devices/button.svg'])(
  'the picture %s is kept, so that it is there without a network too',
  async (path) => {
    const { headers } = await fetch(appUrl(path))
    expect(headers.get('content-type')).toMatch(/^image\//)
    expect(headers.get('cache-control')).toMatch(/max-age=600, stale-while-revalidate=2592000/)
  },
)

/** The policy that a path is served with, once it is seen to come with what everything is served with. */
async function promised(path: string) {
  const { headers } = await fetch(appUrl(path))
  const policy = headers.get('content-security-policy') ?? ''
  const directives = new Map(policy.split(';').map((one) => [one.trim().split(' ')[0], one.trim()]))
  expect(directives.get('default-src')).toBe("default-src 'none'")
  expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('permissions-policy')).toBe('camera=(self), geolocation=(), microphone=()')
  return { policy, directives }
}

test('a script and a style in the page’s own text do nothing, and no test overlooks that something tried', async () => {
  const page = await newTab(browser)
  await page.goto(appUrl('/login'))
  await page.locator('input[name=email]').waitFor()
  expect(takeViolations()).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.body.append(script, style)
  })
  expect(await page.title()).toBe('Connexion · Vigie')
  expect(await page.locator('input[name=email]').isVisible()).toBe(true)
  const told: (string | undefined)[] = []
  await expect
    .poll(() => {
      told.push(...takeViolations().map((violation) => violation.split(' ')[2]))
      return told.toSorted()
    })
    .toEqual(['script-src-elem', 'style-src-elem'])
})

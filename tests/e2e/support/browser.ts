import { chromium } from 'playwright-core'
import { inject } from 'vitest'

/** The browser, as this process's tests see it; what a test left open in it is closed after each (after-each.ts). */
export const browser = await chromium.connect(inject('browserEndpoint'))

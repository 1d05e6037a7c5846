import type { Plugin } from 'vite'

const text = /summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)/g

/**
 * What each call of the API is said to do is for `/api/openapi.json`; no screen shows it. A file of calls in which none is found fails the
 * build.
 */
export function leaveOutSummaries(): Plugin {
  return {
    name: 'leave-out-summaries',
    apply: 'build',
    transform: {
      filter: { id: /\/domain\/src\/api\/[a-z-]+-calls\.ts$/ },
      handler(code, id) {
        const without = code.replace(text, "summary: ''")
        if (without === code) this.error(`No call of ${id} says what it does any more`)
        return { code: without, map: null }
      },
    },
  }
}

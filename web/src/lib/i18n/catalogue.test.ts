import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What was promised to be said, how its key is, and how its words begin in English; some say more after that. */
const catalogue: readonly [said: string, key: string, words: string][] = [
  // What people are told.
  ['a wrong password', 'signIn.wrongCredentials', 'Wrong email or password.'],
  ['an expired session', 'signIn.sessionExpired', 'Your session has expired, please login.'],
  ['a password not reset', 'authAction.resetFailed', 'Password reset failed. Please try again.'],
  ['a wrong reset code', 'authAction.invalidReset', 'Invalid password reset code. Please try again.'],
  ['a wrong link', 'authAction.invalidVerify', 'Verification failed: the link may be invalid or expired.'],
  ['no e-mail', 'verifyEmail.resendFailed', 'Failed to send verification email. Try again later.'],
  ['not verified', 'verifyEmail.stillNot', 'You’re still not verified.'],
  [
    'a home that cannot be had',
    'establishments.notShown',
    'The system can’t access the establishment for now, this module is not available.',
  ],
  ['refused licences', 'manage.licencesRefused', 'You don’t have access to the establishment licenses.'],
  ['slow notes', 'careRecord.notesSlow', 'Notes retrieval is taking longer than usual.'],
  ['slow tasks', 'careRecord.tasksSlow', 'Tasks retrieval is taking longer than usual.'],
  ['slow files', 'documents.filesSlow', 'Files retrieval is taking longer than usual.'],
  ['a large file', 'documents.fileTooBig', 'File too big'],
  ['a token that is no text', 'failure.invalidToken', 'Invalid token specified'],
  // What has gone well.
  ['saved', 'done.saved', 'Saved'],
  ['deleted', 'done.deleted', 'Deleted'],
  ['archived', 'done.archived', 'Archived'],
  ['restored', 'done.restored', 'Restored'],
  // Not whether there is such an account.
  [
    'a reset e-mail',
    'account.resetSent',
    'If {{email}} has an account, a link to choose a new password was just sent there.',
  ],
  ['a verification e-mail', 'verifyEmail.resent', 'Verification e-mail sent.'],
  ['a verification', 'authAction.verifyDone', 'E-mail verified.'],
  ['an invitation', 'done.invitationSent', 'Invitation sent to {{email}}'],
  // Where a call is answered by nothing.
  ['notifications', 'callFailed.getNotifications', 'Error getting notifications'],
  ['a person', 'callFailed.deleteUser', 'Error deleting User {{id}}'],
  ['an account', 'callFailed.createAccount', 'Error creating account'],
  ['a document', 'callFailed.deleteBeneficiaryFile', 'Error deleting document'],
  ['a mood', 'callFailed.recordMood', 'Error updating mood'],
]

/** Of calls that /api has for others: this app listens to the records instead. */
const ofOthers = ['callFailed.getNotifications']

const sources = Object.values(
  import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../i18n/**', '!../../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')

/** How keys are put together: what stands before and after the part that a value fills. */
const madeUp = [...sources.matchAll(/`(\w+\.)\$\{([^`]*)\}(\w*)`/g)].map(([, before = '', , after = '']) => ({
  before,
  after,
}))

/** The names of the calls, by their operationId, as the code that makes them writes them. */
const callNames = new Map(
  Object.values(
    import.meta.glob<Record<string, unknown>>('../../../../domain/src/api/*-calls.ts', { eager: true }),
  ).flatMap((module) =>
    Object.entries(module).map(([name, call]) => [String(Object(call).operationId), name] as const),
  ),
)

/** Whether some code shows the text: it names the key, or what fills a key that is put together there. */
function isShown(key: string): boolean {
  if (sources.includes(`'${key}'`)) return true
  return madeUp.some(({ before, after }) => {
    if (!key.startsWith(before) || !key.endsWith(after)) return false
    const filled = key.slice(before.length, key.length - after.length)
    if (before === 'callFailed.') {
      const name = callNames.get(filled)
      return name !== undefined && sources.includes(name)
    }
    return sources.includes(`'${filled}'`) || sources.includes(` ${filled}: `)
  })
}

function textAt(texts: unknown, key: string): unknown {
  return key.split('.').reduce((within: unknown, name) => Object(within)[name], texts)
}

test.each(catalogue)('%s is told in the words that were promised', (_said, key, words) => {
  expect(String(textAt(en, key)).slice(0, words.length)).toBe(words)
  const french = textAt(fr, key)
  expect(french).toMatch(/\S/)
  expect(french).not.toBe(textAt(en, key))
})

test('each of them is shown by some code, but what is to come', () => {
  const shownByNone = catalogue.map(([, key]) => key).filter((key) => !isShown(key))
  expect(shownByNone.filter((key) => !ofOthers.includes(key))).toEqual([])
  expect(isShown('signIn.saidByNoCode')).toBe(false)
  expect(isShown('callFailed.madeByNoCode')).toBe(false)
})

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ruleRecipientsCall } from '@vigie/domain/api/rule-calls'
import { getUserCall } from '@vigie/domain/api/user-record-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { projectId } from '@vigie/emulators/suite/addresses'
import { expect, it } from 'vitest'
import { adminAuth } from '../support/admin-auth.ts'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { buttonRule } from '../support/home-with-button.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { messagesTo } from '../support/sandbox.ts'
import { takenAlert } from '../support/taken-alert.ts'
import { whenSeen } from '../support/until.ts'

const { ADMIN, NURSE, READ_WRITE } = roles
const program = fileURLToPath(new URL('../../emulators/src/launcher/close-account.ts', import.meta.url))

/** The command as the operator gives it; what it prints, and how it ended. */
const close = (email: string) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const args = [program, '--project', projectId, '--email', email, '--url', 'https://vigie.example']
    execFile(process.execPath, args, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
const emailOf = ({ uid }: TestPerson) => `${uid}@vigie.example`

it('whose account is closed can do nothing, not sign in, and is on no alert; again, nothing changes', async () => {
  const [home, foreign] = [await createHome(), await createHome()]
  const [admin, person] = [await signUp({ role: NURSE }), await signUp({ role: ADMIN })]
  await join(home.eid, admin, { roleId: ADMIN })
  await join(home.eid, person, { roleId: READ_WRITE })
  await home.addRule({ ...buttonRule, name: 'La nuit', recipients: [{ kind: 'user', uid: person.uid }] })
  const held = [await takenAlert(home, person), await takenAlert(foreign, person)]

  const closed = await close(emailOf(person))
  expect(closed).toMatchObject({ code: 0, err: '' })
  expect(closed.out).toContain(`The account of ${emailOf(person)} is closed in ${projectId}.`)
  expect(closed.out).toContain('La nuit')
  // Auth's emulator looks at each token whether its account is closed; the cloud's tokens live on, and meet the profile.
  expect([401, 403]).toContain((await callApi(person, getUserCall, { params: { uid: person.uid } })).status)
  expect((await db.doc(paths.user(person.uid)).get()).get('disabled')).toBe(true)
  expect((await adminAuth.getUser(person.uid)).disabled).toBe(true)
  // The home's administrators, who may not read the profile, see it, and so does whoever may write rules.
  expect((await db.doc(paths.member(home.eid, person.uid)).get()).get('isClosed')).toBe(true)
  const query = { establishmentId: home.eid }
  const { data } = await callApi(admin, ruleRecipientsCall, { params: {}, query })
  expect(ruleRecipientsCall.answer.parse(data).map(({ uid, isClosed }) => [uid, isClosed])).toEqual(
    expect.arrayContaining([
      [person.uid, true],
      [admin.uid, undefined],
    ]),
  )
  for (const { alert } of held) expect(await alert()).toMatchObject({ state: 'open', waves: 2 })
  const told = () => messagesTo(emailOf(admin))
  const [lonely] = await whenSeen('the e-mail', told, (found) => found.length > 0)
  expect(lonely?.text).toContain('https://vigie.example')
  expect(lonely?.text).toContain('– La nuit\n')

  const again = await close(emailOf(person))
  expect(again).toMatchObject({ code: 0, err: '' })
  expect(again.out).toContain('was closed already')
  for (const { alert } of held) expect((await alert()).waves).toBe(2)
})

it('an account that was closed by hand leaves its alerts too', async () => {
  const home = await createHome()
  const nurse = await signUp({ role: NURSE })
  await join(home.eid, nurse, { roleId: READ_WRITE })
  const { alert } = await takenAlert(home, nurse)
  await db.doc(paths.user(nurse.uid)).update({ disabled: true })
  await close(emailOf(nurse))
  expect((await alert()).state).toBe('open')
  expect((await db.doc(paths.member(home.eid, nurse.uid)).get()).get('isClosed')).toBe(true)
  expect((await adminAuth.getUser(nurse.uid)).disabled).toBe(true)
})

it('of an address that nobody has it says so', async () => {
  const ended = await close('nobody-at-all@vigie.example')
  expect(ended).toMatchObject({ code: 1, out: '' })
  expect(ended.err).toContain('Nothing was changed')
})

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Firestore } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { userSchema } from '@vigie/domain/people/user'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { describe, expect, it, vi } from 'vitest'
import { newId } from '../support/ids.ts'

const program = fileURLToPath(new URL('../../emulators/src/launcher/bootstrap-admin.ts', import.meta.url))

interface Ended {
  code: number
  out: string
  err: string
}

/** A Firebase project in which nobody is anybody yet, and the command that makes the first administrator of it. */
function newProject() {
  const project = `p${newId('')
    .replace(/[^a-z\d]/gi, '')
    .toLowerCase()
    .slice(0, 16)}`
  const auth = getAuth(initializeApp({ projectId: project }, project))
  const store = new Firestore({ projectId: project })
  const bootstrap = (...args: string[]) =>
    new Promise<Ended>((resolve) => {
      execFile(process.execPath, [program, '--project', project, ...args], (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out, err }),
      )
    })
  const profiles = async () =>
    (await store.collection(paths.users).get()).docs.map((document) => ({
      uid: document.id,
      ...userSchema.parse(document.data()),
    }))
  return { project, auth, store, bootstrap, profiles }
}

const linkIn = ({ out }: Ended) => {
  const address = out.split('\n').find((line) => line.startsWith('https://'))
  return address === undefined ? null : new URL(address)
}

describe('the first administrator of a project', () => {
  it('is made with an account whose password only the link chooses, and once', async () => {
    const { project, auth, bootstrap, profiles } = newProject()
    const email = 'chantal@vigie.example'
    const made = await bootstrap('--email', email, '--name', 'Chantal Roy', '--locale', 'en')
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toContain(`${email} is now super administrator of ${project}.`)
    const link = linkIn(made)
    expect(link?.origin).toBe(`https://${project}.web.app`)
    expect(link?.pathname).toBe('/auth/action')
    expect(Object.fromEntries(link?.searchParams ?? [])).toMatchObject({ mode: 'resetPassword', lang: 'en' })
    const [person] = await profiles()
    expect(person).toMatchObject({
      email,
      displayName: 'Chantal Roy',
      roleId: 1,
      operator: false,
      disabled: false,
      sessionsEndedAt: 0,
      emailVerified: false,
      terms: null,
    })
    const account = await auth.getUser(person?.uid ?? '')
    expect(account).toMatchObject({ email, emailVerified: false, disabled: false })
    expect(account.passwordHash).toBeUndefined()

    const again = await bootstrap('--email', email)
    expect(again.out).toContain(`${email} already was super administrator`)
    expect(linkIn(again)?.searchParams.get('mode')).toBe('resetPassword')
    expect(await profiles()).toEqual([person])

    const another = await bootstrap('--email', 'someone.else@vigie.example')
    expect(another.code).toBe(1)
    expect(another.err).toContain('Nobody was made super administrator')
    expect(await profiles()).toEqual([person])
    await expect(auth.getUserByEmail('someone.else@vigie.example')).rejects.toThrow()
  })

  it('may have an account by now: their role goes to their memberships too, and their password stays theirs', async () => {
    const { auth, store, bootstrap, profiles } = newProject()
    const email = 'chantal@vigie.example'
    const first = await bootstrap('--email', email)
    const [made] = await profiles()
    const { uid, ...profile } = { ...made, uid: made?.uid ?? '' }
    expect(first.code).toBe(0)
    // As if they had made their account themselves, and were invited somewhere.
    await store.doc(paths.user(uid)).set({ ...profile, roleId: 4 })
    const membership = store.doc(paths.member('home', uid))
    await membership.set({ uid, role: 4, roleId: 10, state: 'accepted' })
    const asRelative = store.doc(paths.member('other', uid))
    await asRelative.set({ uid, role: 5, roleId: 10, state: 'accepted', isCaregiver: true })
    await auth.updateUser(uid, { emailVerified: true, password: 'Vigie!2026' })
    const { passwordHash } = await auth.getUser(uid)

    const promoted = await bootstrap('--email', email)
    expect(promoted).toMatchObject({ code: 0, err: '' })
    expect(linkIn(promoted)).toBeNull()
    expect(await profiles()).toEqual([{ ...profile, uid, roleId: 1 }])
    expect((await membership.get()).data()).toMatchObject({ role: 1, roleId: 10 })
    expect((await asRelative.get()).get('role')).toBe(5)
    expect((await auth.getUser(uid)).passwordHash).toBe(passwordHash)
  })

  it('is not somebody whose account is closed, and a closed one is no administrator', async () => {
    const { store, bootstrap, profiles } = newProject()
    await bootstrap('--email', 'first@vigie.example')
    const [first] = await profiles()
    await store.doc(paths.user(first?.uid ?? '')).update({ disabled: true })
    const closed = await bootstrap('--email', 'first@vigie.example')
    expect(closed.code).toBe(1)
    expect(closed.err).toContain('is closed')

    const second = await bootstrap('--email', 'second@vigie.example')
    expect(second.code).toBe(0)
    expect((await profiles()).filter(({ roleId, disabled }) => roleId === 1 && !disabled)).toMatchObject([
      { email: 'second@vigie.example' },
    ])
  })

  it('comes after Auth asks for strong passwords, tells no addresses and leaves accounts to /api, which an owner has turned off again', async () => {
    const { project, auth, bootstrap } = newProject()
    const manager = auth.projectConfigManager()
    await manager.updateProjectConfig({
      emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
      passwordPolicyConfig: { enforcementState: 'OFF' },
    })
    expect(await bootstrap('--email', 'chantal@vigie.example')).toMatchObject({ code: 0, err: '' })
    expect((await manager.getProjectConfig()).toJSON()).toMatchObject({
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        enforcementState: 'ENFORCE',
        constraints: {
          minLength: 8,
          requireLowercase: true,
          requireUppercase: true,
          requireNumeric: true,
          requireNonAlphanumeric: true,
        },
      },
    })
    const host = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`
    const config = await fetch(`${host}/v2/projects/${project}/config`, {
      headers: { authorization: 'Bearer owner' },
    })
    expect(await config.json()).toMatchObject({
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      signIn: { anonymous: { enabled: false } },
    })
  })

  it('is not made where whoever asks may not secure Auth, which is told in words', async () => {
    const { project, bootstrap, profiles } = newProject()
    const refusing = createServer((_, answer) => {
      answer.writeHead(403, { 'content-type': 'application/json' })
      answer.end(JSON.stringify({ error: { code: 403, message: 'PERMISSION_DENIED' } }))
    })
    await once(refusing.listen(0, '127.0.0.1'), 'listening')
    const { port } = refusing.address() as AddressInfo
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${port}`)
    try {
      const ended = await bootstrap('--email', 'chantal@vigie.example')
      expect(ended).toMatchObject({ code: 1, out: '' })
      expect(ended.err).toContain(`Nothing was changed: what Auth asks of passwords`)
      expect(ended.err).toContain(project)
    } finally {
      vi.unstubAllEnvs()
      refusing.close()
      refusing.closeAllConnections()
    }
    expect(await profiles()).toEqual([])
  })

  it.each([
    [['--email', 'nobody'], '--email'],
    [['--email', 'a@vigie.example', '--locale', 'es'], '--locale'],
    [['--email', 'a@vigie.example', '--url', 'here'], '--url'],
    [['--email', 'a@vigie.example', '--nam', 'A'], '--nam'],
    [[], '--email'],
  ])('is not made by %j, which is told by its option', async (args, option) => {
    const { bootstrap, profiles } = newProject()
    const ended = await bootstrap(...args)
    expect(ended).toMatchObject({ code: 1, out: '' })
    expect(ended.err).toContain(option)
    expect(await profiles()).toEqual([])
  })
})

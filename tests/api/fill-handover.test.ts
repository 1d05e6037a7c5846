import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Firestore } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('../../emulators/src/launcher/fill-handover.ts', import.meta.url))

it('notes and moods that were written before they named their home name it once the operator has said so; nothing else of them changes', async () => {
  // A project of its own: all of it is filled, and that of the other tests grows all the time.
  const project = `p${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`
  const store = new Firestore({ projectId: project })
  const [note, mood, named] = [
    store.doc(paths.note('lilas', 'roy', 'old')),
    store.doc(paths.mood('pins', 'roy', 'old')),
    store.doc(paths.note('lilas', 'roy', 'new')),
  ] as const
  await note.set({ text: 'Ancienne' })
  await mood.set({ data: 1 })
  await named.set({ text: 'Nouvelle', establishmentId: 'lilas' })
  const { updateTime } = await named.get()

  const fill = () => promisify(execFile)(process.execPath, [program, '--project', project])
  expect((await fill()).stdout).toContain('2 records')
  expect((await note.get()).data()).toEqual({ text: 'Ancienne', establishmentId: 'lilas' })
  expect((await mood.get()).data()).toEqual({ data: 1, establishmentId: 'pins' })
  expect((await named.get()).updateTime).toEqual(updateTime)
  expect((await fill()).stdout).toContain('0 records')
  await store.terminate()
})

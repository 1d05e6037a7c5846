import { projectId } from '@vigie/emulators/suite/addresses'
import { z } from 'zod'
import type { Caller } from './api.ts'
import { whenSeen } from './until.ts'

const objects = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${projectId}.appspot.com/o`

/** Whom to send or fetch for: the server, which no rule holds back, or a person; null: nobody is signed in. */
type Sender = Caller | 'server'

const authorization = (sender: Sender): Record<string, string> => {
  if (sender === null) return {}
  return { authorization: sender === 'server' ? 'Bearer owner' : `Firebase ${sender.idToken}` }
}

/** Sends a file to Cloud Storage, with what a client says of it; answers the status. */
export async function sendFile(
  sender: Sender,
  path: string,
  bytes: BodyInit,
  { contentType = 'application/pdf', ...said }: { contentType?: string; metadata?: object } = {},
): Promise<number> {
  const boundary = 'file-of-a-test'
  const about = JSON.stringify({ name: path, contentType, ...said })
  const body = new Blob([
    `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${about}\r\n`,
    `--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`,
    await new Response(bytes).blob(),
    `\r\n--${boundary}--`,
  ])
  const { status } = await fetch(`${objects}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      ...authorization(sender),
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body,
  })
  return status
}

/** Fetches a file past /api, as somebody who has a link with a token would; answers the status. */
export async function fetchByLink(path: string, token: string): Promise<number> {
  return (await fetch(`${objects}/${encodeURIComponent(path)}?alt=media&token=${token}`)).status
}

/** Whether there are bytes at a path. */
export async function isStored(path: string): Promise<boolean> {
  const { status } = await fetch(`${objects}/${encodeURIComponent(path)}`, {
    headers: authorization('server'),
  })
  return status === 200
}

/** Waits until the file at a path says that no cache may keep it, whoever asks Cloud Storage for it. */
export async function whenNoCacheKeeps(path: string): Promise<void> {
  await whenSeen(
    path,
    async () => {
      const answer = await fetch(`${objects}/${encodeURIComponent(path)}`, {
        headers: authorization('server'),
      })
      return aboutSchema.parse(await answer.json())
    },
    ({ cacheControl }) => cacheControl === 'private, no-store',
  )
}

const aboutSchema = z.object({ cacheControl: z.string().nullish() })

/** The paths of all files that are below a path. */
export async function storedBelow(path: string): Promise<string[]> {
  const answer = await fetch(`${objects}?prefix=${encodeURIComponent(`${path}/`)}`, {
    headers: authorization('server'),
  })
  const { items } = listSchema.parse(await answer.json())
  return items.map(({ name }) => name)
}

const listSchema = z.object({ items: z.array(z.object({ name: z.string() })) })

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { isAlive } from '../../bin/lib/starter.mjs'
import { clientEnvironment, host } from './addresses.ts'
import { portsAt } from './ports.ts'
import { type RunFolder, runPaths } from './run-folder.ts'
import { type FirestoreName, firestoreNames } from './runtimes.ts'

const readySchema = z.object({ pid: z.number(), firestore: z.enum(firestoreNames) })

/** Leaves a note that the suite of this run folder is ready, for other commands of this work tree. */
export function tellReady(run: RunFolder, firestore: FirestoreName): void {
  writeFileSync(run.ready, JSON.stringify({ pid: process.pid, firestore }))
}

/** The environment by which clients find the suite of this work tree that runs at `offset`; undefined where none does. */
export async function findRunningSuite(offset: number): Promise<Record<string, string> | undefined> {
  const { ready } = runPaths(offset)
  if (!existsSync(ready)) return undefined
  const { pid, firestore } = readySchema.parse(JSON.parse(readFileSync(ready, 'utf8')))
  const ports = portsAt(offset)
  if (!isAlive(pid) || !(await answers(`http://${host}:${ports.hub}/`))) return undefined
  return clientEnvironment(ports, firestore)
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}

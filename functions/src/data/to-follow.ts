import type { Transaction } from '@google-cloud/firestore'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** Why nobody begins to follow some residents: one is none of the home, or is archived; null: they all live there. */
export type WhyNotFollowed = 'beneficiaryNotFound' | 'followedArchived' | null

const stateSchema = beneficiarySchema.pick({ state: true })
const nameSchema = beneficiarySchema.pick({ name: true })

/** Which of some residents live in the home now. */
export async function readResidents(
  transaction: Transaction,
  eid: string,
  ids: readonly string[],
): Promise<string[]> {
  const states = await readStates(transaction, eid, ids)
  return states.flatMap(({ bid, state }) => (state === 'active' ? [bid] : []))
}

/** Reads why nobody may begin to follow these, in a transaction that has not written yet. */
export async function readWhyNotFollowed(
  transaction: Transaction,
  eid: string,
  ids: readonly string[],
): Promise<WhyNotFollowed> {
  const states = await readStates(transaction, eid, ids)
  if (states.some(({ state }) => state === null)) return 'beneficiaryNotFound'
  return states.some(({ state }) => state === 'archived') ? 'followedArchived' : null
}

async function readStates(transaction: Transaction, eid: string, ids: readonly string[]) {
  const snapshots = await readAll(transaction, eid, ids)
  return snapshots.map((one) => ({ bid: one.id, state: readDocument(stateSchema, one)?.state ?? null }))
}

/** What some residents are called, in a transaction that has not written yet; their id where there is no record of them any more. */
export async function readResidentNames(
  transaction: Transaction,
  eid: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const snapshots = await readAll(transaction, eid, ids)
  return new Map(snapshots.map((one) => [one.id, readOrReport(nameSchema, one)?.name ?? one.id]))
}

function readAll(transaction: Transaction, eid: string, ids: readonly string[]) {
  const references = [...new Set(ids)].map((bid) => firestore().doc(paths.beneficiary(eid, bid)))
  return references.length === 0 ? [] : transaction.getAll(...references)
}

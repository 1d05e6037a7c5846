import type { Firestore, Transaction } from '@google-cloud/firestore'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

const roomSchema = beneficiarySchema.pick({ room: true })

/**
 * The rooms of some residents by their ids; who is not there, or cannot be read, which is reported, is left out. One read each, in a transaction or
 * by themselves.
 */
export async function roomsOf(
  eid: string,
  bids: readonly string[],
  reader: Pick<Firestore | Transaction, 'getAll'> = firestore(),
): Promise<ReadonlyMap<string, string>> {
  const documents = bids.map((bid) => firestore().doc(paths.beneficiary(eid, bid)))
  const found = documents.length === 0 ? [] : await reader.getAll(...documents)
  return new Map(
    found.flatMap((stored): [string, string][] => {
      const resident = readOrReport(roomSchema, stored)
      return resident === null ? [] : [[stored.id, resident.room]]
    }),
  )
}

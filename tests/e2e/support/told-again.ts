/** What a page asked Firestore to be told of, as the protocol has it (google.firestore.v1 Target), and since when (epoch ms). */
export interface Listened {
  /** By which the page and the server speak of it; no other of that page has it. */
  targetId: number
  query?: { parent: string; structuredQuery: object }
  documents?: { documents: string[] }
  since: number
}

interface Found {
  document?: { name: string; fields?: object; updateTime: string }
  found?: Found['document']
}

/** Late enough to be of use to few tests only, and well before any gives up. */
const lookEveryMs = 10_000

/** When what was told again here was written by that, by its name. */
const toldAgain = new Map<string, string>()

/**
 * Tells pages again every ten seconds what was written since they began to listen, once: on a busy machine Google's emulator may have lost it
 * for all of them (docs/architecture.md, "Listeners that miss a change"). Each document is written as it is, unless somebody changes it
 * meanwhile; what was deleted stays lost. Returns how to end it, which fails if a look did.
 */
export function tellLostChanges(listened: () => readonly Listened[]): () => Promise<void> {
  let looking = Promise.resolve()
  let isLooking = false
  const look = async () => {
    isLooking = true
    await tellAll(listened())
    isLooking = false
  }
  const timer = setInterval(() => {
    if (!isLooking) looking = look()
    looking.catch(() => clearInterval(timer))
  }, lookEveryMs)
  return () => {
    clearInterval(timer)
    return looking
  }
}

async function tellAll(listened: readonly Listened[]): Promise<void> {
  const changed = await Promise.all(
    listened.map(async ({ query, documents, since }) => {
      const { parent = 'projects/demo-vigie/databases/(default)/documents', structuredQuery } = query ?? {}
      const answers: Found[] = documents
        ? await ask(`${parent}:batchGet`, documents)
        : await ask(`${parent}:runQuery`, { structuredQuery })
      return answers
        .flatMap(({ document, found = document }) => found ?? [])
        .filter(
          ({ name, updateTime }) => Date.parse(updateTime) >= since && toldAgain.get(name) !== updateTime,
        )
    }),
  )
  const documents = new Map(changed.flat().map((document) => [document.name, document]))
  await Promise.all([...documents.values()].map(tell))
}

async function tell({ name, fields, updateTime }: NonNullable<Found['document']>): Promise<void> {
  const writes = [{ update: { name, fields }, currentDocument: { updateTime } }]
  const response = await post(`${name.split('/documents/')[0]}/documents:commit`, { writes })
  // Somebody has changed it since, and by that it is told.
  if (!response.ok) return
  const { writeResults } = (await response.json()) as { writeResults: { updateTime: string }[] }
  const written = writeResults[0]?.updateTime
  if (written) toldAgain.set(name, written)
}

async function ask(path: string, body: object): Promise<Found[]> {
  const response = await post(path, body)
  if (!response.ok) throw new Error(`Firestore answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Found[]
}

const post = (path: string, body: object) =>
  fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', connection: 'close' },
    body: JSON.stringify(body),
  })

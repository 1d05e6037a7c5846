import { readFile } from 'node:fs/promises'
import { paths, storagePaths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import {
  type Character,
  character,
  emailOf,
  type Home,
  homes,
  members,
  named,
  outsiders,
  profileOf,
  twinOf,
  twins,
} from '../rules/cast.ts'
import { documentsFor } from '../rules/documents.ts'
import { residenceOf, residents } from '../rules/residence.ts'
import { sentAsOf, ticketOf } from '../rules/tickets.ts'
import { formerPeople, peopleOfStatedHomes, peopleOfTwoPlaces } from '../rules/unusual-cast.ts'
import { askedAt, isPermitted, loadRules, prepare, type Question } from './in-memory.ts'
import { mutantsOf } from './mutants.ts'

const people: readonly Character[] = [
  ...members,
  ...outsiders,
  // Their token says an address that is theirs no more.
  character('nurse at another address', profileOf(roles.NURSE, { email: 'another@vigie.example' })),
  ...peopleOfTwoPlaces,
  ...peopleOfStatedHomes,
  ...formerPeople,
  ...['nurse, READ_WRITE', 'caregiver, READ_WRITE', 'attendant, ADMIN', 'super admin', 'operator account']
    .map(named)
    .flatMap((person) => Object.keys(twins).map((twin) => twinOf(person, twin))),
]

const pdf = {
  size: 3,
  contentType: 'application/pdf',
  contentDisposition: null,
  contentEncoding: null,
  metadata: {},
}
/** What else is said of a file that is sent as `new`: what may be, and a twin of each that may not. */
const sayings = [
  { metadata: { firebaseStorageDownloadTokens: 'token' } },
  { metadata: { title: 'x' } },
  { contentEncoding: 'identity' },
  { contentEncoding: 'gzip' },
  { contentDisposition: 'inline' },
  { contentDisposition: "inline; filename*=utf-8''new" },
  { contentDisposition: "inline; filename*=utf-8''new.exe" },
]

/** What else may be said of a ticket, each of which is good for nothing. */
const tickets = [
  { state: 'ready' },
  { by: 'someone' },
  { until: askedAt - 1 },
  { size: 4 },
  { contentType: 'image/png' },
  { sentAs: 'superAdmin' },
  { sentAs: null },
]

/** In the other home nobody is anything but those who belong to it. */
const homesToAsk = (who: Character | null) =>
  homes.filter((home) => home === 'lilas' || who?.memberships[home])
/** Nobody writes, so it is enough that two try who together may read everything: one of them no note that is private. */
const readsMost = (who: Character | null) => who?.name === 'super admin' || who?.name === 'nurse, ADMIN'
const methodsToAsk = (who: Character | null): readonly Question['method'][] =>
  readsMost(who) ? ['get', 'list', 'create', 'update', 'delete'] : ['get', 'list']

function firestoreQuestions(): Question[] {
  const residence = residenceOf(people)
  const own = { locale: 'fr', disabled: false, sessionsEndedAt: 0, roleId: 11 }
  return [...people, null].flatMap((who) => [
    ...homesToAsk(who).flatMap((home) =>
      documentsFor(who ?? { uid: 'someone', profile: {} }, home).flatMap(({ path }) => {
        const resource = residence[path] === undefined ? null : { data: residence[path] }
        return methodsToAsk(who).map((method) => ({
          who,
          method,
          path,
          resource,
          requested: resource && { data: { ...resource.data, forged: true } },
        }))
      }),
    ),
    ...['en', 'fr', 'de'].flatMap((locale) =>
      [own, { ...own, disabled: true }, { ...own, sessionsEndedAt: 1 }].map((profile) => ({
        who,
        method: 'update' as const,
        path: paths.user(who?.uid ?? 'someone'),
        resource: { data: { ...profile, locale: 'xx' } },
        requested: { data: { ...profile, locale } },
      })),
    ),
    ...belowEach(who, residence),
    // Whose an invitation is its address says, wherever it stands.
    ...[
      { email: emailOf(who?.uid ?? 'someone'), state: 'pending' },
      { email: emailOf(who?.uid ?? 'someone'), state: 'accepted' },
      { email: 'another@vigie.example', state: 'pending' },
    ].flatMap((data) =>
      (['get', 'list'] as const).map((method) => ({
        who,
        method,
        path: 'elsewhere/one/invitations/one',
        resource: { data },
        requested: null,
      })),
    ),
    // A query over every establishment may ask for alerts and tasks wherever they stand, and nothing else may.
    ...['alerts', 'tasks', 'done'].flatMap((name) =>
      [{}, { establishmentId: 'lilas' }].flatMap((data) =>
        (['get', 'list'] as const).map((method) => ({
          who,
          method,
          path: `elsewhere/one/${name}/one`,
          resource: { data },
          requested: null,
        })),
      ),
    ),
    ...[paths.user('nobody-yet'), paths.user(who?.uid ?? 'x')].map((path) => ({
      who,
      method: 'get' as const,
      path,
      resource: null,
      requested: null,
    })),
  ])
}

/** Rules of a document say nothing of what stands below it, not even to those who may read everything. */
function belowEach(who: Character | null, residence: ReturnType<typeof residenceOf>): Question[] {
  if (who === null || !readsMost(who)) return []
  return documentsFor(who, 'lilas').flatMap(({ path }) => {
    const resource = residence[path] === undefined ? null : { data: residence[path] }
    return (['get', 'list'] as const).map((method) => ({
      who,
      method,
      path: `${path}/below/it`,
      resource,
      requested: null,
    }))
  })
}

function storageQuestions(): Question[] {
  const sender = named('attendant, ADMIN')
  const create = (
    path: string,
    who: Character | null,
    requested: Question['requested'] = pdf,
    change: object = {},
    home: Home = 'lilas',
  ): Question => ({
    who,
    method: 'create',
    path,
    resource: null,
    requested,
    ticket: { ...ticketOf(who?.uid ?? 'someone', who && sentAsOf(who, home)), until: askedAt, ...change },
  })
  const file = storagePaths.establishmentDocument('lilas', 'new')
  const filesIn = (home: Home, fid: string) => [
    storagePaths.establishmentDocument(home, fid),
    ...residents.map((resident) => storagePaths.beneficiaryDocument(home, resident, fid)),
  ]
  return [
    ...filesIn('lilas', 'new').flatMap((path) => [
      ...tickets.map((change) => create(path, sender, pdf, change)),
      { ...create(path, named('super admin'), pdf, { sentAs: 'member' }) },
      { ...create(path, sender), ticket: undefined },
    ]),
    ...sayings.map((saying) => create(file, sender, { ...pdf, ...saying })),
    { ...create(file, sender, pdf), resource: pdf },
    ...[...people, null].flatMap((who) =>
      homesToAsk(who).flatMap((home) =>
        filesIn(home, 'kept').flatMap((path) => [
          create(path, who, pdf, {}, home),
          // Who was a super administrator when they announced it may be none by now.
          create(path, who, pdf, { sentAs: 'superAdmin' }, home),
          ...(['get', 'list', 'update', 'delete'] as const).map((method) => ({
            ...create(path, who, pdf, {}, home),
            method,
            resource: pdf,
          })),
        ]),
      ),
    ),
  ]
}

/** The mutants that answer every question as the rules themselves do. */
async function survivors(file: string, questions: Question[]): Promise<string[]> {
  const prepared = questions.map(prepare)
  const source = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')
  const rules = loadRules(source)
  if (rules === null) throw new Error(`${file} does not compile here`)
  const answers = prepared.map((question) => isPermitted(rules, question))
  expect(new Set(answers)).toEqual(new Set([true, false]))
  // Whatever killed one mutant is likely to kill the next.
  const order = prepared.map((question, index) => ({ question, answer: answers[index] }))
  const mutants = mutantsOf(source, 'service ')
  expect(mutants.length).toBeGreaterThan(80)
  return mutants.flatMap(({ name, source: changed }) => {
    const mutant = loadRules(changed)
    if (mutant === null) return [`does not compile: ${name}`]
    const killer = order.findIndex(({ question, answer }) => isPermitted(mutant, question) !== answer)
    if (killer === -1) return [name]
    order.unshift(...order.splice(killer, 1))
    return []
  })
}

/** It works for half a minute of processor time; a machine that does other things too may be ten times slower. */
const hangsAfterMs = 900_000

test(
  'each predicate of firestore.rules that is changed once answers some question otherwise',
  async () => {
    expect(await survivors('firestore.rules', firestoreQuestions())).toEqual([])
  },
  hangsAfterMs,
)

test(
  'each predicate of storage.rules that is changed once answers some question otherwise',
  async () => {
    expect(await survivors('storage.rules', storageQuestions())).toEqual([])
  },
  hangsAfterMs,
)

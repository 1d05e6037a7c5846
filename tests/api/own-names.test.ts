import { randomBytes } from 'node:crypto'
import { changeProfileCall } from '@vigie/domain/api/profile-calls'
import { createAccountCall } from '@vigie/domain/api/user-calls'
import { auditSchema } from '@vigie/domain/care/audit'
import { paths } from '@vigie/domain/paths'
import { type RoleId, roles } from '@vigie/domain/people/roles'
import { currentTerms } from '@vigie/domain/people/terms'
import { type Member, userSchema } from '@vigie/domain/people/user'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { type Account, join, signUp, type TestPerson } from '../support/people.ts'

const { CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

const rename = (person: TestPerson, displayName: string) =>
  callApi(person, changeProfileCall, { params: { uid: person.uid }, body: { displayName } })
const taken = { status: 409, data: { code: 'nameTaken' } }
const reserved = { status: 400, data: { code: 'nameReserved' } }

/** Somebody who belongs to a home, and is called so there. */
async function memberCalled(
  { eid }: TestHome,
  displayName: string,
  { role = NURSE, state = 'accepted' }: { role?: RoleId; state?: Member['state'] } = {},
) {
  const person = await signUp({ role })
  await db.doc(paths.user(person.uid)).update({ displayName })
  await join(eid, person, { roleId: READ_WRITE, displayName, state })
  return person
}
/** A super administrator of this name, who belongs to no home. */
async function superAdminCalled(displayName: string, account: Account = {}) {
  const person = await signUp({ role: account.operator ? NURSE : roles.ADMIN, ...account })
  await db.doc(paths.user(person.uid)).update({ displayName })
  return person
}
/** A family name of letters that are read as no others. */
const newLastName = () => `N${Array.from(randomBytes(12), (byte) => 'fhjkpqxyuv'[byte % 10]).join('')}`
const nameOf = async ({ uid }: TestPerson) =>
  userSchema.pick({ displayName: true }).parse((await db.doc(paths.user(uid)).get()).data()).displayName

/** What the journal of a home says of who gave themselves another name. */
async function renamesIn({ eid }: TestHome) {
  const all = db.collection(paths.audits).where('establishmentId', '==', eid)
  const { docs } = await all.where('action', '==', 'member.rename').get()
  return docs.map((doc) => auditSchema.parse(doc.data()))
}

it('nobody gives themselves the name of a colleague, however it is written; another name they do', async () => {
  const home = await createHome()
  await memberCalled(home, 'Nathalie Simard')
  const relative = await memberCalled(home, 'Isabelle Gagnon', { role: CAREGIVER })
  const attendant = await memberCalled(home, 'Josée Thibault', { role: READ_WRITE })
  for (const name of ['Nathalie Simard', ' nathalie  SIMARD', 'Nàthalie Simard.'])
    expect(await rename(relative, name)).toMatchObject(taken)
  expect(await rename(attendant, 'Isabelle Gagnon')).toMatchObject(taken)
  expect(await nameOf(relative)).toBe('Isabelle Gagnon')
  expect(await renamesIn(home)).toEqual([])
  expect(await rename(relative, 'Nathalie S. Gagnon')).toMatchObject({ status: 200 })
  // What nobody bears any more anybody may take.
  expect(await rename(attendant, 'Isabelle Gagnon')).toMatchObject({ status: 200 })
})

it('nobody comes to the name of a colleague by way of others that look like it', async () => {
  const home = await createHome()
  await memberCalled(home, 'Nathalie Simard')
  const relative = await memberCalled(home, 'Nathalie Slmard', { role: CAREGIVER })
  for (const step of ['Nathalie SImard', 'Nathalie Simard', 'Nathalie Sirnard'])
    expect(await rename(relative, step)).toMatchObject(taken)
  expect(await nameOf(relative)).toBe('Nathalie Slmard')
  const attendant = await memberCalled(home, 'Nathaiie Simard')
  expect(await rename(attendant, 'NathaIie Simard')).toMatchObject(taken)
})

it('nobody comes to the name of a colleague by digits for its letters', async () => {
  const home = await createHome()
  for (const name of ['David Bolduc', 'Sylvie Lachance', 'Josée Thibault']) await memberCalled(home, name)
  const relative = await memberCalled(home, 'Isabelle Gagnon', { role: CAREGIVER })
  for (const name of [
    'David B0lduc',
    'Sylvie L4chance',
    'Josée Th1bault',
    'Jos3e 7hibault',
    'Josée Thlbault',
  ])
    expect(await rename(relative, name), name).toMatchObject(taken)
  expect(await nameOf(relative)).toBe('Isabelle Gagnon')
})

it('a colleague’s job or title behind or before the name leaves it theirs, and whoever bears it in truth writes it as they like', async () => {
  const home = await createHome()
  await memberCalled(home, 'Nathalie Simard, inf.')
  const relative = await memberCalled(home, 'Isabelle Gagnon', { role: CAREGIVER })
  for (const name of ['Nathalie Simard', 'Mme Nathalie Simard', 'Nathalie Simard (nuit)'])
    expect(await rename(relative, name), name).toMatchObject(taken)
  const namesake = await memberCalled(home, 'Nathalie Simard')
  expect(await rename(namesake, 'Nathalie SIMARD')).toMatchObject({ status: 200 })
  expect(await rename(namesake, 'Nathalie Simard, inf.')).toMatchObject(taken)
})

it('the name of a colleague is no other one with any job of a home, or a letter that passes for a mark, behind it; fair names stay', async () => {
  const home = await createHome()
  await memberCalled(home, 'Nathalie Simard')
  await memberCalled(home, 'Jacques')
  const attendant = await memberCalled(home, 'Josée Thibault', { role: READ_WRITE })
  const jobs = 'ergothérapeute thérapeute therapist physio médecin directrice admin proche IPS LPN PSW'
  for (const job of [
    ...jobs.split(' '),
    'RN BScN',
    'directrice des soins',
    'moi',
    'en service',
    'Nathalie Simard',
  ])
    expect(await rename(attendant, `Nathalie Simard ${job}`), job).toMatchObject(taken)
  for (const mark of ['ʔ', 'ˢ', 'ª'])
    expect(await rename(attendant, `Nathalie Simard${mark}`), mark).toMatchObject(taken)
  for (const name of ['Jacques Médecin', 'Nathalie Proche', 'Nathalie Simard-Médecin', 'Sahaiʔą Catholique'])
    expect(await rename(attendant, name), name).toMatchObject({ status: 200 })
})

it('nobody calls themselves what Vigie writes in the place of a name, or beside one', async () => {
  const home = await createHome()
  const attendant = await memberCalled(home, 'Josée Thibault')
  for (const name of ['vous', 'Vigie', 'Isabelle Gagnon (proche)', 'Jean (vous)', 'Support Vigie', 'Système'])
    expect(await rename(attendant, name), name).toMatchObject(reserved)
  for (const name of ['Le personnel', 'Toute l’équipe', 'Infirmière de garde', 'Compte supprimé'])
    expect(await rename(attendant, name), name).toMatchObject(reserved)
  for (const name of [
    'Police de Montréal',
    '911',
    'La direction',
    'Le médecin',
    'Votre fille',
    'Luc Roy (fils)',
  ])
    expect(await rename(attendant, name), name).toMatchObject(reserved)
  for (const name of ['Infirmière de nuit', 'Police Lefebvre', 'Sœur Marie Tremblay'])
    expect(await rename(attendant, name), name).toMatchObject({ status: 200 })
})

it('nobody is called so that a call that they take reads as taken by nobody; who has such a family name keeps it', async () => {
  const home = await createHome()
  const attendant = await memberCalled(home, 'Josée Thibault')
  for (const name of ['Personne', 'Personne (infirmière)', 'Nobody', 'Quelqu’un d’autre', 'Inconnue'])
    expect(await rename(attendant, name), name).toMatchObject(reserved)
  for (const name of ['Marie Personne', 'Jin You', 'Luc Proche'])
    expect(await rename(attendant, name), name).toMatchObject({ status: 200 })
})

it('a shift, a number or a comma beside the name of a colleague makes no other of it, nor does a hook at a letter', async () => {
  const home = await createHome()
  await memberCalled(home, 'Nathalie Simard')
  await memberCalled(home, 'Roy, Luc')
  const relative = await memberCalled(home, 'Isabelle Gagnon', { role: CAREGIVER })
  for (const name of [
    'Garde Nathalie Simard',
    'Nathalie Simard de nuit',
    'Nathalie Simard 2',
    'Simard, Nathalie',
    'Luc Roy',
  ])
    expect(await rename(relative, name), name).toMatchObject(taken)
  for (const name of [
    'Signé Nathalie Simard',
    '3e étage Nathalie Simard',
    'Nathalie Simard confirmée',
    'Nathalie Simard ext. 12',
  ])
    expect(await rename(relative, name), name).toMatchObject(taken)
  for (const name of ['Nathalie Simaɼd', 'Nathalie Siɱard', 'Naʈhalie Simard'])
    expect(await rename(relative, name), name).toMatchObject({ status: 400, data: { code: 'nameUnclear' } })
  expect(await nameOf(relative)).toBe('Isabelle Gagnon')
  expect(await rename(relative, 'Ɛsinam Ɓello')).toMatchObject({ status: 200 })
})

it('nobody writes a name with signs or letters that are read as those of another; what was stored stays', async () => {
  const home = await createHome()
  await memberCalled(home, 'Nathalie Simard')
  const relative = await memberCalled(home, 'Isabe||e Gagnon', { role: CAREGIVER })
  const unclear = { status: 400, data: { code: 'nameUnclear' } }
  for (const name of ['Natha│ie Simard', 'Natha߁ie Simard', 'Nаthalie Simard', 'vοus'])
    expect(await rename(relative, name), name).toMatchObject(unclear)
  for (const name of ['NathalieSimard', 'Nathalie Simard, infirmière'])
    expect(await rename(relative, name), name).toMatchObject(taken)
  for (const name of ['Marie ( proche )', 'Marie (proché)', 'V1gie'])
    expect(await rename(relative, name), name).toMatchObject(reserved)
  const body = { displayName: 'Isabe||e Gagnon', locale: 'en' as const }
  expect(await callApi(relative, changeProfileCall, { params: { uid: relative.uid }, body })).toMatchObject({
    status: 200,
  })
  for (const name of [
    'Nguyễn Thị Hồng',
    'محمد عبد الرحمن',
    'Алексей Сорока',
    '王小明',
    'Marie-Ève D’Amour, inf.',
  ])
    expect(await rename(relative, name), name).toMatchObject({ status: 200 })
})

it('nobody makes an account under such a name', async () => {
  const asked = {
    email: `${newId('new')}@vigie.example`,
    locale: 'fr' as const,
    terms: currentTerms as typeof currentTerms,
  }
  const under = (displayName: string) =>
    callApi(null, createAccountCall, { params: {}, body: { ...asked, displayName } })
  expect(await under('Nаthalie Simard')).toMatchObject({ status: 400, data: { code: 'nameUnclear' } })
  expect(await under('Vigie')).toMatchObject(reserved)
})

it('a name is taken by whoever belongs to one of one’s homes: by nobody of another, nor by who has refused or left', async () => {
  const [home, second, foreign] = [await createHome(), await createHome(), await createHome()]
  await memberCalled(foreign, 'Nathalie Simard')
  await memberCalled(home, 'Nathalie Simard', { state: 'refused' })
  const nurse = await memberCalled(home, 'Isabelle Gagnon')
  expect(await rename(nurse, 'Nathalie Simard')).toMatchObject({ status: 200 })
  await join(second.eid, nurse, { roleId: READ_ONLY, displayName: 'Nathalie Simard' })
  await memberCalled(second, 'Luc Roy')
  expect(await rename(nurse, 'Luc Roy')).toMatchObject(taken)
})

it('nobody takes the name of a super administrator or of the operator’s account, nor do these one another’s, whatever homes they belong to', async () => {
  const home = await createHome()
  // Of words that nobody else here is called by: such a name is taken in every home.
  const [first, provisioned, closed] = [newLastName(), newLastName(), newLastName()]
  const root = await superAdminCalled(`Odile ${first}`)
  await superAdminCalled(`Carl ${provisioned}, exploitation`, { operator: true })
  await superAdminCalled(`Luce ${closed}`, { disabled: true })
  const attendant = await memberCalled(home, 'Josée Thibault', { role: READ_WRITE })
  const alone = await signUp({ role: NURSE })
  for (const person of [attendant, alone])
    for (const name of [`Odile ${first}`, `odile ${first} (nuit)`, `Carl ${provisioned}`])
      expect(await rename(person, name), name).toMatchObject(taken)
  expect(await rename(root, `Carl ${provisioned}`)).toMatchObject(taken)
  // Their own they write as they like; whose account is closed writes nowhere.
  expect(await rename(root, `ODILE ${first}`)).toMatchObject({ status: 200 })
  expect(await rename(attendant, `Luce ${closed}`)).toMatchObject({ status: 200 })
  // Who has such a name in truth keeps it, and writes it as they like.
  const namesake = await memberCalled(home, `Odile ${first}`)
  expect(await rename(namesake, `odile ${first}`)).toMatchObject({ status: 200 })
})

it('two who have the same name in truth keep it, write it as they like, and change all else of themselves', async () => {
  const home = await createHome()
  await memberCalled(home, 'Nathalie Simard')
  const second = await memberCalled(home, 'Nathalie simard')
  const params = { uid: second.uid }
  const language = { params, body: { displayName: 'Nathalie simard', locale: 'en' as const } }
  expect(await callApi(second, changeProfileCall, language)).toMatchObject({ status: 200 })
  expect(await rename(second, 'Nathalie Simard')).toMatchObject({ status: 200 })
})

it('of two who take one name at once one gets it', async () => {
  const home = await createHome()
  const both = [await memberCalled(home, 'Isabelle Gagnon'), await memberCalled(home, 'Josée Thibault')]
  const answers = await Promise.all(both.map((person) => rename(person, 'Alice Roy')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('who gave themselves another name stands in the journal of each of their homes, and of no other', async () => {
  const [home, second, left] = [await createHome(), await createHome(), await createHome()]
  const nurse = await memberCalled(home, 'Isabelle Gagnon')
  await join(second.eid, nurse, { roleId: READ_ONLY })
  await join(left.eid, nurse, { roleId: READ_ONLY, state: 'refused' })
  await rename(nurse, 'Isabelle Roy')
  // Whatever else is changed is no other name.
  await callApi(nurse, changeProfileCall, { params: { uid: nurse.uid }, body: { locale: 'en' } })
  for (const { eid } of [home, second])
    expect(await renamesIn({ ...home, eid })).toMatchObject([
      {
        uid: nurse.uid,
        name: 'Isabelle Gagnon',
        path: paths.member(eid, nurse.uid),
        aboutName: 'Isabelle Gagnon',
        renamed: { from: 'Isabelle Gagnon', to: 'Isabelle Roy' },
      },
    ])
  expect(await renamesIn(left)).toEqual([])
})

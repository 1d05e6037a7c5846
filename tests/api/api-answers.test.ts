import { acknowledgeAlertCall, reportAlertShownCall, resolveAlertCall } from '@vigie/domain/api/alert-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi, sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { READ_WRITE, CAREGIVER } = roles

let home: TestHome
let attendant: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  home = await createHome()
  attendant = await signUp({ role: READ_WRITE })
  stranger = await signUp({ role: READ_WRITE })
  await join(home.eid, attendant, { roleId: READ_WRITE })
  await db.doc(paths.alert(home.eid, 'alert')).set(newAlert())
})
const at = (aid = 'alert') => ({ params: { eid: home.eid, aid } })

describe('a request that /api refuses', () => {
  it('because nobody is signed in, is told to sign in', async () => {
    expect(await callApi(null, acknowledgeAlertCall, at())).toMatchObject({
      status: 401,
      data: { code: 'unauthenticated', message: 'Please login.' },
    })
    expect(await callApi({ idToken: 'not-a-token' }, acknowledgeAlertCall, at())).toMatchObject({
      status: 401,
    })
  })

  it('because the session ended, hears so in the words of the product', async () => {
    const [header, claims, signature] = attendant.idToken.split('.')
    const old = { ...JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()), iat: 1_000, exp: 4_600 }
    const expired = [header, Buffer.from(JSON.stringify(old)).toString('base64url'), signature].join('.')

    expect(await callApi({ idToken: expired }, acknowledgeAlertCall, at())).toMatchObject({
      status: 401,
      data: { code: 'sessionExpired', message: 'Your session has expired, please login.' },
    })
  })

  it('says which field is wrong, in the language of the page', async () => {
    const resolve = (body: object, locale = 'en') =>
      sendApi(attendant, `/api/establishment/${home.eid}/alert/alert/resolve`, {
        body: JSON.stringify(body),
        locale,
      })
    expect(await resolve({}, 'fr-CA')).toMatchObject({
      status: 400,
      data: {
        code: 'invalidRequest',
        message: 'La demande est incomplète ou mal formée.',
        fields: { resolution: 'Obligatoire', lastCallAt: 'Obligatoire' },
      },
    })
    expect(await resolve({ resolution: 'later' })).toMatchObject({
      status: 400,
      data: { fields: { resolution: 'Not a valid value' } },
    })
    expect(await callApi(attendant, reportAlertShownCall, at('a/b'))).toMatchObject({
      status: 400,
      data: { fields: { aid: 'Not a valid value' } },
    })
  })

  it('speaks the language of the profile where the page names none', async () => {
    await db.doc(paths.user(attendant.uid)).update({ locale: 'en' })
    const messageFor = async (person: TestPerson) =>
      (await callApi(person, reportAlertShownCall, at('nothing'), { locale: null })).data.message

    expect(await messageFor(attendant)).toBe('This alert does not exist.')
    expect(await messageFor(stranger)).toBe('Vous n’avez pas le droit de faire cela.')
  })

  it('is answered in the same form where there is nothing', async () => {
    expect(await sendApi(attendant, '/api/nothing')).toMatchObject({
      status: 404,
      data: { code: 'notFound', message: 'There is nothing at this address.' },
    })
  })
})

describe('a record that is spoilt', () => {
  it('does not make us say that nothing was saved, nor tells anything of our own code', async () => {
    await db.doc(paths.alert(home.eid, 'spoilt')).set({ state: 'open' })
    const messageIn = async (locale: string) => {
      const { status, data } = await callApi(attendant, reportAlertShownCall, at('spoilt'), { locale })
      expect({ status, code: data.code }).toEqual({ status: 500, code: 'outcomeUnknown' })
      return data.message
    }

    expect(await messageIn('en')).toBe(
      'Something went wrong on our side. We do not know whether it was saved: look before you repeat it.',
    )
    expect(await messageIn('fr')).toBe(
      'Une erreur est survenue de notre côté. Nous ignorons si c’est enregistré : vérifiez avant de recommencer.',
    )
  })

  it('is to a stranger, and to who follows somebody else, like one that is whole or is not there', async () => {
    await db.doc(paths.alert(home.eid, 'spoilt')).set({ state: 'open' })
    const caregiver = await signUp({ role: CAREGIVER })
    await join(home.eid, caregiver, { roleId: READ_WRITE })

    for (const person of [stranger, caregiver]) {
      for (const call of [acknowledgeAlertCall, resolveAlertCall, reportAlertShownCall]) {
        const answers = await Promise.all(
          ['alert', 'spoilt', 'nothing'].map(async (aid) => {
            const { status, data } = await sendApi(
              person,
              call.path.replace(':eid', home.eid).replace(':aid', aid),
            )
            return { status, data }
          }),
        )
        for (const answer of answers) {
          expect(answer).toEqual({
            status: 403,
            data: { code: 'forbidden', message: 'You are not allowed to do that.' },
          })
        }
      }
    }
    expect(await callApi(attendant, reportAlertShownCall, at('nothing'))).toMatchObject({
      status: 404,
      data: { code: 'alertNotFound' },
    })
  })
})

import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { type DeviceType, deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { eventKinds } from '@vigie/domain/sensors/event-kinds'
import type { Locale } from '@vigie/domain/text'
import type { Shift } from '@vigie/domain/time/shift'
import type { TFunction } from 'i18next'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { shiftName } from '../shifts/shift-name.ts'
import { conditionName, conditionSentence, namedInSentence } from './condition-words.ts'
import { contact, type RuleForm, typesMeant } from './rule-form.ts'

/** What those whom a rule names are called: residents by room and name, people, shifts. */
export interface RuleNames {
  readonly t: TFunction
  readonly locale: Locale
  readonly residents: ReadonlyMap<string, string>
  /** Their records, in the same order. */
  readonly living: readonly WithId<Beneficiary>[]
  /** Those who have access; where not all of them are known, who else there is is told by how many. */
  readonly people: ReadonlyMap<string, string>
  readonly areAllKnown: boolean
  /** Those of them who read no alert, so that no rule can tell them. */
  readonly untold: ReadonlySet<string>
  readonly shifts: readonly Shift[]
}

/** With a capital, as it stands alone. */
export const alone = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** The event of a rule as it stands alone. */
export const eventName = ({ action }: Pick<RuleForm, 'action'>, locale: Locale): string =>
  alone(eventKinds[action].name[locale])

/** What a rule goes by that was given no name of its own: a live one by its event, a conditional one by what it compares too. */
export const nameOfItself = (form: RuleForm, words: Pick<RuleNames, 't' | 'locale'>): string =>
  form.type === 'live' ? eventName(form, words.locale) : conditionName(form, words)

/** What device types are called; two makers' of one name are told apart by their codes. */
export function typeNames(types: readonly DeviceType[], locale: Locale): ReadonlyMap<DeviceType, string> {
  const nameOf = (type: DeviceType) => deviceTypeInfo(type).name[locale]
  const isShared = (type: DeviceType) =>
    types.some((other) => other !== type && nameOf(other) === nameOf(type))
  return new Map(types.map((type) => [type, isShared(type) ? `${nameOf(type)} (${type})` : nameOf(type)]))
}

/** The first of many, and how many more: a sentence of thirty names says nothing any more. */
const few = (names: readonly string[], others: (count: number) => string): string[] =>
  names.length <= 4 ? [...names] : [...names.slice(0, 3), others(names.length - 3)]

/** By which types a rule is raised, by any of them; null: by those that its event means. */
function typeWords({ action, deviceTypes }: RuleForm, { t, locale }: RuleNames): string | null {
  const meant = typesMeant(action)
  const isMeant = deviceTypes.length === meant.length && meant.every((type) => deviceTypes.includes(type))
  if (deviceTypes.length === 0 || isMeant) return null
  const types = new Set(deviceTypes.map((type) => deviceTypeInfo(type).name[locale]))
  const named = few([...types], (count) => t('rules.andOthers', { count }))
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(named)
}

/** A rule as one sentence; « … » where somebody has not said it yet. */
export function ruleSentence(form: RuleForm, names: RuleNames): string {
  const said = sentenceOf(form, names)
  return form.tellsSilence ? names.t('conditions.sentenceSilence', { said: said.replace(/\.$/, '') }) : said
}

function sentenceOf(form: RuleForm, names: RuleNames): string {
  const { t, locale, people, areAllKnown, shifts } = names
  const list = (items: readonly string[]) =>
    items.length === 0
      ? t('rules.nobodyYet')
      : new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)
  const nameOf = (id: string) =>
    id === contact ? t('rules.contactOfResident') : (people.get(id) ?? t('rules.somebodyGone'))
  const { beneficiaryId } = form
  const whom = beneficiaryId === '' ? t('rules.anyResident') : namedInSentence(beneficiaryId, names)
  const named = shifts.filter(({ id }) => form.shiftIds.includes(id)).map((shift) => shiftName(shift, locale))
  const told = form.recipients.filter((id) => id === contact || areAllKnown || people.has(id))
  const others = form.recipients.length - told.length
  const andOthers = (count: number) => t('rules.andOthers', { count })
  const by = typeWords(form, names)
  const who = list([
    ...few(told.map(nameOf), andOthers),
    ...(others > 0 ? [t('rules.persons', { count: others })] : []),
  ])
  const how = list(form.methods.map((way) => t(`rules.way.${way}`)))
  if (form.type === 'conditional')
    return conditionSentence(form, { by, shifts: named, people: who, ways: how }, names)
  return t(by === null ? 'rules.sentence' : 'rules.sentenceBy', {
    event: eventKinds[form.action].name[locale],
    by,
    whom,
    when: named.length === 0 ? t('rules.anyTime') : t('rules.duringShifts', { shifts: list(named) }),
    people: who,
    ways: how,
  })
}

/** A text, or more texts by their names. */
interface Texts {
  readonly [name: string]: string | Texts
}

type Language = 'fr' | 'en'
type Values = Readonly<Record<string, unknown>>

interface Options {
  readonly resources: Readonly<Record<Language, Readonly<Record<string, Texts>>>>
  readonly lng: Language
  readonly postProcess: readonly string[]
}

/** Changes every text before it is shown. */
interface PostProcessor {
  readonly type: 'postProcessor'
  readonly name: string
  process(text: string, keys: string, values: Values, translator: { readonly language: Language }): string
}

/** What i18next could be asked for beside values, and this cannot. */
const notDone = new Set(['context', 'defaultValue', 'lng', 'ns', 'ordinal', 'replace', 'returnObjects'])

const stored: Record<string, Record<string, Texts>> = {}
const plurals = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') }
const listeners = new Set<(language: Language) => void>()
const processors: PostProcessor[] = []

/** The texts of both, where both have some of a name those of the second. */
function merged(one: Texts | undefined, other: Texts): Texts {
  const whole: Record<string, string | Texts> = { ...one }
  for (const [name, text] of Object.entries(other)) {
    const before = whole[name]
    whole[name] =
      typeof text === 'string' ? text : merged(typeof before === 'object' ? before : undefined, text)
  }
  return whole
}

function textAt(texts: Texts | undefined, key: string): string | undefined {
  let found: string | Texts | undefined = texts
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined
  return typeof found === 'string' ? found : undefined
}

function say(language: Language, namespace: string, key: string, values: Values = {}): string {
  for (const name in values) if (notDone.has(name)) throw new Error(`No text is said with ${name}`)
  const texts = stored[language]?.[namespace]
  const { count } = values
  const counted = typeof count === 'number' && textAt(texts, `${key}_${plurals[language].select(count)}`)
  const text = counted || textAt(texts, key)
  if (text === undefined) return key
  const said = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  return processors.reduce((words, { process }) => process(words, key, values, { language }), said)
}

/** Says texts in one language, of one namespace. */
export type Say = (key: string, values?: Values) => string
const sayers = new Map<string, Say>()

/** The same function each time, so that what depends on it is made again in another language only. */
function getFixedT(language: Language, _: null, namespace: string): Say {
  const name = `${language} ${namespace}`
  const known = sayers.get(name)
  if (known) return known
  const sayer: Say = (key, values) => say(language, namespace, key, values)
  sayers.set(name, sayer)
  return sayer
}

/**
 * What the app asks of i18next and nothing else: texts by their keys, with values and by number, in one of two languages. The build puts
 * it in i18next's place, whose types and whose own answers in the unit tests it keeps to (ADR 83).
 */
const i18next = {
  language: 'fr' as Language,
  t: (key: string, values?: Values): string => say(i18next.language, 'translation', key, values),
  getFixedT,
  use(module: PostProcessor | { readonly type: '3rdParty' }) {
    if (module.type === 'postProcessor') processors.push(module)
    return i18next
  },
  async init({ resources, lng, postProcess }: Options) {
    if (processors.some(({ name }) => !postProcess.includes(name))) throw new Error('Each changes every text')
    i18next.language = lng
    for (const language of ['fr', 'en'] as const)
      for (const [namespace, texts] of Object.entries(resources[language]))
        i18next.addResourceBundle(language, namespace, texts)
  },
  addResourceBundle(language: Language, namespace: string, texts: Texts) {
    stored[language] = {
      ...stored[language],
      [namespace]: merged(stored[language]?.[namespace], texts),
    }
  },
  async changeLanguage(language: Language) {
    i18next.language = language
    for (const changed of listeners) changed(language)
  },
  on(_: 'languageChanged', changed: (language: Language) => void) {
    listeners.add(changed)
  },
  off(_: 'languageChanged', changed: (language: Language) => void) {
    listeners.delete(changed)
  },
}

export default i18next

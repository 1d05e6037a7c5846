import type { Locale } from '@vigie/domain/text'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { zoneName } from '../../../../../lib/time/zone-name.ts'
import { useClockWords } from './clock-words.ts'

/** Those of Canada, from east to west: the homes are there, most of them. */
const canadian = [
  'America/St_Johns',
  'America/Halifax',
  'America/Moncton',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
  'America/Whitehorse',
]
const others = Intl.supportedValuesOf('timeZone').filter((zone) => !canadian.includes(zone))

interface NamedZone {
  readonly zone: string
  readonly name: string
}
const named = new Map<Locale, readonly NamedZone[]>()

/** The others by their names. More than a thousand formats are made for that, which a phone takes a second for: once while the page is loaded. */
function othersIn(locale: Locale): readonly NamedZone[] {
  const known = named.get(locale)
  if (known) return known
  const found = others
    .map((zone) => ({ zone, name: zoneName(zone, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  named.set(locale, found)
  return found
}

interface Props {
  value: string
  /** By which clock the home lives as long as nothing else is saved; left out of a new one. */
  ofHome?: string
  onChange: (timeZone: string) => void
}

/** On which clock a home lives; one that this browser does not know is offered as long as it is chosen. Of another than it has it says what would be by that. */
export function TimeZoneChoice({ value, ofHome = value, onChange }: Props) {
  const { t } = useTranslation()
  const words = useClockWords(ofHome, value)
  return (
    <Choice
      label={t('manage.timeZone')}
      name="timeZone"
      value={value}
      onChange={onChange}
      help={value === ofHome ? undefined : words}
    >
      <Zones chosen={value} />
    </Choice>
  )
}

/** Hundreds, which are not made anew with each tick of the clock. */
const Zones = memo(function Zones({ chosen }: { chosen: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const spelt = (zone: string) => zoneName(zone, locale)
  const byPlace = othersIn(locale)
  const isKnown = canadian.includes(chosen) || others.includes(chosen)
  return (
    <>
      {!isKnown && <option value={chosen}>{spelt(chosen)}</option>}
      <optgroup label={t('manage.canada')}>
        {canadian.map((zone) => (
          <option key={zone} value={zone}>
            {spelt(zone)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('manage.elsewhere')}>
        {byPlace.map(({ zone, name }) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
      </optgroup>
    </>
  )
})

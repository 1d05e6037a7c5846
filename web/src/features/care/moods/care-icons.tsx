import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { type MoodType, moodTypes } from '@vigie/domain/care/mood-record'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { CareFace, type CareWords, careWords } from './care-face.tsx'
import { MoodMenu } from './mood-menu.tsx'
import { type ShownMood, shownMood } from './own-moods.ts'
import { useOwnMoods } from './use-own-moods.ts'

type Recorded = Pick<Beneficiary, 'name' | 'lastUpdateAt' | MoodType>

interface Props {
  eid: string
  bid: string
  resident: Recorded
  /** Whether the person may record it: then each is a button. */
  mayRecord: boolean
}

/** What is said of a resident, with what the person has just said themselves; and by which more is said. */
export function useCareSaid({ eid, bid, resident, mayRecord }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { own, record } = useOwnMoods({ eid, bid, name: resident.name })
  const saidOf = (type: MoodType) => {
    const shown = shownMood(resident[type], own[type] ?? null, resident.lastUpdateAt)
    return { shown, words: careWords({ t, locale, now }, type, shown, mayRecord) }
  }
  return { saidOf, record }
}

/**
 * A resident's mood, health and appetite, each with its age; what nobody has said is unknown, never "normal". What is around it says by
 * `careFaces` how it looks.
 */
export function CareIcons({ eid, bid, resident, mayRecord }: Props) {
  const { t } = useTranslation()
  const { name } = resident
  const { saidOf, record } = useCareSaid({ eid, bid, resident, mayRecord })
  const [opened, setOpened] = useState<{ type: MoodType; anchor: HTMLElement } | null>(null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out and painted as one, and there are hundreds
    <div className="faces" role="group" aria-label={t('moods.of', { name })}>
      {moodTypes.map((type) => {
        const one = { type, ...saidOf(type) }
        return mayRecord ? (
          <CareButton
            key={type}
            {...one}
            isOpen={opened?.type === type}
            onOpen={(anchor) => setOpened({ type, anchor })}
          />
        ) : (
          <CareIcon key={type} {...one} />
        )
      })}
      {mayRecord && opened !== null && (
        <MoodMenu
          {...opened}
          value={saidOf(opened.type).shown?.value}
          name={name}
          onClose={() => setOpened(null)}
          record={record}
        />
      )}
    </div>
  )
}

interface OneProps {
  type: MoodType
  shown: ShownMood | null
  words: CareWords
}

interface ButtonProps extends OneProps {
  isOpen: boolean
  onOpen: (button: HTMLElement) => void
}

function CareButton({ type, shown, words, isOpen, onOpen }: ButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <CareFace type={type} shown={shown} words={words} />
    </button>
  )
}

function CareIcon({ type, shown, words }: OneProps) {
  const { t } = useTranslation()
  const { value } = words
  const label = value === null ? t('moods.unknown', words) : t('moods.known', { ...words, value })
  return (
    <div role="img" aria-label={label} title={label}>
      <CareFace type={type} shown={shown} words={words} />
    </div>
  )
}

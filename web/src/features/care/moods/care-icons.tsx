import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { type MoodType, moodTypes } from '@vigie/domain/care/mood-record'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CareFace, useCareWords } from './care-face.tsx'
import { CareFaces } from './care-faces.ts'
import { MoodMenu } from './mood-menu.tsx'
import { type ShownMood, shownMood } from './own-moods.ts'
import { useOwnMoods } from './use-own-moods.ts'

type Recorded = Pick<Beneficiary, 'name' | 'state' | (typeof moodTypes)[number]>

interface Props {
  eid: string
  bid: string
  resident: Recorded
  /** Whether the person may record it: then each is a button. */
  mayRecord: boolean
}

/** A resident's mood, health and appetite, each with its age; what nobody has said is unknown, never "normal". */
export function CareIcons({ eid, bid, resident, mayRecord }: Props) {
  const { t } = useTranslation()
  const { name, state } = resident
  const { own, record } = useOwnMoods({ eid, bid, name })
  const [opened, setOpened] = useState<{ type: MoodType; anchor: HTMLElement } | null>(null)
  return (
    <CareFaces role="group" aria-label={t('moods.of', { name })}>
      {moodTypes.map((type) => {
        const one = { type, shown: shownMood(resident[type], own[type] ?? null) }
        return mayRecord ? (
          <CareButton
            key={type}
            {...one}
            isOpen={opened?.type === type}
            onOpen={(anchor) => setOpened({ type, anchor })}
          />
        ) : (
          <CareIcon key={type} {...one} isAwaited={state === 'active'} />
        )
      })}
      {mayRecord && (
        <MoodMenu
          type={opened?.type ?? 'mood'}
          anchor={opened?.anchor ?? null}
          value={opened && shownMood(resident[opened.type], own[opened.type] ?? null)?.value}
          name={name}
          onClose={() => setOpened(null)}
          record={record}
        />
      )}
    </CareFaces>
  )
}

interface OneProps {
  type: MoodType
  shown: ShownMood | null
}

interface ButtonProps extends OneProps {
  isOpen: boolean
  onOpen: (button: HTMLElement) => void
}

function CareButton({ type, shown, isOpen, onOpen }: ButtonProps) {
  const words = useCareWords(type, shown, true)
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

function CareIcon({ type, shown, isAwaited }: OneProps & { isAwaited: boolean }) {
  const { t } = useTranslation()
  const words = useCareWords(type, shown, isAwaited)
  const { value } = words
  const label = value === null ? t('moods.unknown', words) : t('moods.known', { ...words, value })
  return (
    <div role="img" aria-label={label} title={label}>
      <CareFace type={type} shown={shown} words={words} />
    </div>
  )
}

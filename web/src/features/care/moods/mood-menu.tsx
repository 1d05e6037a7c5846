import Typography from '@mui/material/Typography'
import type { MoodType } from '@vigie/domain/care/mood-record'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../../components/menu/action-menu.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { choicesOf } from './choices.ts'

interface Props {
  type: MoodType
  /** The button that it hangs from. */
  anchor: HTMLElement
  /** What was chosen before. */
  value: number | null | undefined
  /** Whose it is. */
  name: string
  onClose: () => void
  record: (type: MoodType, value: number) => void
}

/** What may be said of a resident's mood, health or appetite: one press records it at once. */
export function MoodMenu({ type, anchor, value, name, onClose, record }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const title = t(`moods.${type}.choose`, { name })
  return (
    <ActionMenu
      anchor={anchor}
      onClose={onClose}
      // The menu's name says it; a heading is nothing that a menu may hold.
      header={
        <Typography component="span" variant="h3" sx={{ display: 'block' }}>
          {title}
        </Typography>
      }
      label={title}
      items={choicesOf[type].map((choice) => ({
        label: choice.name[locale],
        picture: choice.icon,
        chosen: choice.value === value,
        act: () => record(type, choice.value),
      }))}
    />
  )
}

import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { MoodType } from '@vigie/domain/care/mood-record'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../../components/menu/action-menu.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { CareFace } from './care-face.tsx'
import { choicesOf } from './choices.ts'
import type { ShownMood } from './own-moods.ts'

interface Props {
  type: MoodType
  shown: ShownMood | null
  /** Whose it is. */
  name: string
  record: (value: number) => void
}

/** A resident's mood, health or appetite as a button: it opens the choices, and one of them records it at once. */
export function RecordMood({ type, shown, name, record }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const title = t(`moods.${type}.choose`, { name })
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          justifyContent: 'flex-start',
          minHeight: 44,
          minWidth: 44,
          p: 0.75,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          '&:hover': { bgcolor: 'primary.light' },
        }}
      >
        <CareFace type={type} shown={shown} />
      </ButtonBase>
      <ActionMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        header={<Typography variant="h3">{title}</Typography>}
        label={title}
        items={choicesOf[type].map((choice) => ({
          label: choice.name[locale],
          picture: choice.icon,
          chosen: choice.value === shown?.value,
          act: () => record(choice.value),
        }))}
      />
    </>
  )
}

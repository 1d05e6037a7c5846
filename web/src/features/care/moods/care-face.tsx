import Box from '@mui/material/Box'
import type { MoodType } from '@vigie/domain/care/mood-record'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { ageInWords } from '../../../lib/time/words.ts'
import { choiceOf } from './choices.ts'
import type { ShownMood } from './own-moods.ts'

/** What a resident's mood, health or appetite is in words; without a value nobody has said, which is never "normal". */
export function useCareWords(type: MoodType, shown: ShownMood | null) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const what = t(`moods.${type}.name`)
  if (shown === null) return { what, value: null, age: t('common.unknown') }
  const value = choiceOf(type, shown.value).name[locale]
  const age = shown.wait ? t(`moods.${shown.wait}`) : ageInWords(shown.at ?? now, now, locale)
  return { what, value, age }
}

interface Props {
  type: MoodType
  shown: ShownMood | null
}

/** Picture, value and age, side by side where there is room; what it is of is read out, and shown while there is no value. */
export function CareFace({ type, shown }: Props) {
  const { t } = useTranslation()
  const { what, value, age } = useCareWords(type, shown)
  return (
    <Box component="span" sx={face}>
      {shown ? (
        <Box
          component="img"
          src={choiceOf(type, shown.value).icon}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          sx={{ opacity: shown.wait ? 0.5 : 1 }}
        />
      ) : (
        <Box component="span" aria-hidden sx={nothing} />
      )}
      <Box component="span" sx={words}>
        <Box component="span" sx={wrapsWhole}>
          {value !== null && (
            <Box component="span" sx={visuallyHidden}>
              {t('moods.whatOf', { what })}
            </Box>
          )}
          {value ?? what}
        </Box>{' '}
        <Box component="span" sx={{ flexBasis: '100%', display: 'block', color: 'text.secondary' }}>
          {age}
        </Box>
      </Box>
    </Box>
  )
}

/** A long word goes below the picture whole. */
const wrapsWhole = { width: 'min-content', flexGrow: 1 } as const

const face = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.75,
  flex: 1,
  minWidth: 0,
  typography: 'body2',
  lineHeight: 1.2,
  textAlign: 'left',
} as const

/** On a phone the age is under both: beside the picture there is no room for "il y a 45 min". */
const words = { display: { xs: 'contents', sm: 'block' }, ...wrapsWhole } as const

const nothing = {
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: '2px dashed',
  borderColor: 'text.disabled',
  '&::before': { content: '"—"', display: 'block', textAlign: 'center' },
} as const

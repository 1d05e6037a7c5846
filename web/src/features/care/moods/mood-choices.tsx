import { mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { type MoodRecord, type MoodType, moodTypes } from '@vigie/domain/care/mood-record'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import type { Live, LiveList } from '../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { authorName } from '../alerts/actor-name.ts'
import { useCareSaid } from './care-icons.tsx'
import { choicesOf } from './choices.ts'
import type { ShownMood } from './own-moods.ts'
import { OwnRecentMoods } from './own-recent-moods.tsx'

interface Props {
  eid: string
  bid: string
  resident: Pick<Beneficiary, 'name' | 'lastUpdateAt' | MoodType>
  timeZone: string
  /** What was recorded lately. */
  live: Live<LiveList<MoodRecord>>
}

/**
 * How a resident is, since when and by whom, and all that may be said of it: one press records it at once. Each is a button and not one of
 * a radio group, in which the arrow keys alone would record whatever they pass (docs/adr/0124-one-tap-on-the-residents-page.md).
 */
export default function MoodChoices({ eid, bid, resident, timeZone, live }: Props) {
  const { t } = useTranslation()
  const { saidOf, record } = useCareSaid({ eid, bid, resident, mayRecord: true })
  const heading = useRef<HTMLHeadingElement>(null)
  const choices = moodTypes.map((type, index) => {
    const { shown, words } = saidOf(type)
    // Of what was just said the record comes with who said it.
    const latest = resident[type]?.at === shown?.at ? resident[type] : null
    return (
      <Choices
        key={type}
        {...{ type, shown }}
        heading={index === 0 ? heading : null}
        name={resident.name}
        said={[words.age, latest && authorName(latest, t)]}
        value={words.value}
        onChosen={(value) => record(type, value)}
      />
    )
  })
  return (
    <>
      {choices}
      {live.status === 'ready' && (
        <OwnRecentMoods
          {...{ eid, bid, timeZone }}
          name={resident.name}
          records={live.value.items}
          heading={heading}
        />
      )}
    </>
  )
}

interface ChoicesProps {
  type: MoodType
  heading: RefObject<HTMLHeadingElement | null> | null
  /** What the resident is called. */
  name: string
  shown: ShownMood | null
  value: string | null
  /** Since when, and by whom. */
  said: readonly (string | null | undefined)[]
  onChosen: (value: number) => void
}

function Choices({ type, heading, name, shown, value, said, onChosen }: ChoicesProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <div>
      <Typography ref={heading} tabIndex={-1} component="h3" variant="h3" sx={{ mb: 0.5, outline: 'none' }}>
        {t(`moods.${type}.name`)}
      </Typography>
      <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {value === null ? t('moods.nothing') : <strong>{value}</strong>}
        {value !== null && said.map((one) => one && ` · ${one}`)}
      </Typography>
      <Box role="group" aria-label={t(`moods.${type}.choose`, { name })} sx={choicesLook}>
        {choicesOf[type].map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === shown?.value}
            onClick={({ detail }) => {
              // The second press of a double one says nothing new, nor does one while the same is on its way.
              if (detail > 1 || (shown?.wait && choice.value === shown.value)) return
              onChosen(choice.value)
            }}
            // A key that is held down presses again and again.
            onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
          >
            <img src={choice.icon} alt="" width={36} height={36} />
            <span>{choice.name[locale]}</span>
            {choice.value === shown?.value && <Icon path={mdiCheck} />}
          </button>
        ))}
      </Box>
    </div>
  )
}

/** Beside one another; on a phone four, which is as many as the longest word lets. */
const choicesLook = (theme: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(0.5),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, 112px)',
    gap: theme.spacing(1),
  },
  mb: 2,
  '& button': {
    ...theme.typography.body2,
    lineHeight: 1.2,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    minHeight: 72,
    margin: 0,
    padding: theme.spacing(1, 0),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: `${theme.shape.borderRadius}px`,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    // A finger leaves its mark where it pressed last.
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.primary.light } },
    '&[aria-pressed=true]': {
      borderColor: theme.palette.primary.dark,
      boxShadow: `inset 0 0 0 1px ${theme.palette.primary.dark}`,
      backgroundColor: theme.palette.primary.light,
    },
  },
  '& svg': {
    position: 'absolute',
    top: 2,
    right: 2,
    width: 16,
    height: 16,
    color: theme.palette.primary.dark,
  },
})

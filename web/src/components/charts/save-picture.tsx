import { mdiImageOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import i18next from 'i18next'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/file/save-file.ts'
import { tell } from '../../lib/notices/notices.ts'
import { tellPartNotLoaded } from '../../lib/notices/tell-part-not-loaded.ts'
import { Icon } from '../icon.tsx'

interface Props {
  of: RefObject<HTMLElement | null>
  /** What it shows: its first line, and what tells its button from the others. */
  title: string
  /** When, and whatever else is to be said above it. It names nobody. */
  heads: readonly string[]
  /** Without its ending. */
  fileName: string
}

/** Saves a chart as it is shown now as a picture. */
export function SavePicture({ of, title, heads, fileName }: Props) {
  const { t } = useTranslation()
  const draw = async ({ pictureOf }: typeof import('./picture-of.ts')) => {
    if (of.current) saveFile(`${fileName}.png`, await pictureOf(of.current, [title, ...heads]))
  }
  const save = () =>
    import('./picture-of.ts').then(
      (code) =>
        draw(code).catch((error: unknown) => {
          console.warn('A chart could not be drawn as a picture', error)
          tell({ kind: 'error', text: () => i18next.t('charts.notSaved') })
        }),
      tellPartNotLoaded,
    )
  return (
    <Button
      variant="outlined"
      aria-label={t('charts.savePictureOf', { title })}
      startIcon={<Icon path={mdiImageOutline} />}
      onClick={save}
      sx={{ justifySelf: 'start' }}
    >
      {t('charts.savePicture')}
    </Button>
  )
}

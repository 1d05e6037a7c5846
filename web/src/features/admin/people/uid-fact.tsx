import { mdiContentCopy } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import i18next from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { tell } from '../../../lib/notices/notices.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'

/** The id of somebody's account, by which logs and commands name them, to be copied. */
export function UidFact({ uid }: { uid: string }) {
  const { t } = useTranslation()
  const shown = useRef<HTMLElement>(null)
  const copy = async () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
    try {
      await navigator.clipboard.writeText(uid)
      tellDone('uidCopied')
    } catch {
      // The browser forbids it: it is selected, and the person copies it by hand.
      tell({ kind: 'info', text: () => i18next.t('adminUsers.uidSelected') })
    }
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, my: -1 }}>
      <code ref={shown}>{uid}</code>
      <IconButton onClick={copy} aria-label={t('adminUsers.copyUid')} title={t('adminUsers.copyUid')}>
        <Icon path={mdiContentCopy} fontSize="small" />
      </IconButton>
    </Box>
  )
}

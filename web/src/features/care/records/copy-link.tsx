import { mdiLinkVariant } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { tell } from '../../../lib/notices/notices.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'

/** Copies the address of a page of the app, for a message to a colleague: it opens to whoever may read what is there, and tells nothing itself. */
export function CopyLink({ to }: { to: string }) {
  const { t } = useTranslation()
  const copy = async () => {
    const address = new URL(to, location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      tellDone('linkCopied')
    } catch {
      // The browser forbids it: it is there to be copied by hand.
      tell({ kind: 'info', text: () => address })
    }
  }
  return (
    <Button startIcon={<Icon path={mdiLinkVariant} />} onClick={copy}>
      {t('careRecord.copyLink')}
    </Button>
  )
}

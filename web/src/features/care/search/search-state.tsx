import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { isQuestion, type Search } from './use-search.ts'

interface Props {
  term: string
  search: Search
  /** How many are listed. */
  count: number
}

/** How a search stands, in words that are read out too: under way, slow, failed, how much was found, or that nothing was. */
export function SearchState({ term, search, count }: Props) {
  const { t } = useTranslation()
  const { found, failure, isBusy, askAgain } = search
  const isAsked = isQuestion(term)
  const words = () => {
    if (!isAsked || failure) return ''
    if (count > 0) return t('search.found', { count })
    return t(isBusy ? 'search.searching' : 'search.none')
  }
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {words()}
      </Typography>
      {isAsked && found?.more && !isBusy && !failure && (
        <Typography sx={{ color: 'text.secondary' }}>{t('search.more')}</Typography>
      )}
      {isBusy && <SlowNotice text={t('search.slow')} />}
      <Message kind="error">{failure && ('said' in failure ? failure.said : t(failure.key))}</Message>
      {failure && (
        <Button variant="outlined" onClick={askAgain}>
          {t('common.retry')}
        </Button>
      )}
    </Box>
  )
}

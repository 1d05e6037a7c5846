import Typography from '@mui/material/Typography'
import type { Rule } from '@vigie/domain/rules/rule'
import { useTranslation } from 'react-i18next'

/** Whether a rule stands on the page of a resident (`bid`), and is for all of them: what is done to it there is done to the whole home. */
export const isOfAllOnOne = ({ beneficiaryId }: Pick<Rule, 'beneficiaryId'>, bid: string | null): boolean =>
  bid !== null && beneficiaryId === null

/** Says so. */
export function OfAll() {
  const { t } = useTranslation()
  return <Typography sx={{ fontWeight: 700 }}>{t('rules.ofAll')}</Typography>
}

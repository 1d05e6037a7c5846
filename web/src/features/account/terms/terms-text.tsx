import Typography from '@mui/material/Typography'
import { currentTerms } from '@vigie/domain/people/terms'
import { termsSections, useTermsText } from './use-terms-text.ts'

/** The terms of service in force, below a title of theirs. */
export function TermsText() {
  const terms = useTermsText()
  return (
    <div>
      <Typography sx={{ color: 'text.secondary' }}>{terms('version', { version: currentTerms })}</Typography>
      {termsSections.map((section) => (
        <section key={section}>
          <Typography component="h3" variant="h3" sx={{ mt: 2, mb: 0.5 }}>
            {terms(`${section}.title`)}
          </Typography>
          <Typography>{terms(`${section}.text`)}</Typography>
        </section>
      ))}
    </div>
  )
}

import { localeSchema } from '@vigie/domain/text'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { applyStoredLocale } from './choose-locale.ts'

/** Has the page that the link of an e-mail opens speak the language of that e-mail, unless another was chosen in this tab. */
export function useLinkedLocale(): void {
  const [search] = useSearchParams()
  const language = search.get('lang')
  useEffect(() => {
    const locale = localeSchema.safeParse(language)
    if (locale.success) applyStoredLocale(locale.data)
  }, [language])
}

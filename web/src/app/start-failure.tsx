import { useTranslation } from 'react-i18next'

/** What is shown when not even the configuration could be loaded; without the theme, which may not be there either. */
export function StartFailure() {
  const { t } = useTranslation()
  return (
    <main style={{ fontFamily: 'system-ui, sans-serif', padding: 24, textAlign: 'center' }}>
      <h1>{t('failure.startTitle')}</h1>
      <p>{t('failure.notReached')}</p>
      <button type="button" onClick={() => location.reload()} style={{ padding: '12px 24px', fontSize: 16 }}>
        {t('common.retry')}
      </button>
    </main>
  )
}

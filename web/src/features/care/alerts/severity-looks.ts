import { mdiAlertCircleOutline, mdiAlertDecagramOutline, mdiAlertOutline } from '@mdi/js'
import type { Alert } from '@vigie/domain/alerts/alert'
import { type Severity, severityOfAlert } from '@vigie/domain/alerts/severity'

const inHue = (hue: 'error' | 'warning', icon: string) => ({
  icon,
  ink: `${hue}.dark`,
  ground: `${hue}.light`,
  shape: `${hue}.main`,
})

/** The shape and the colours of an alert that asks for somebody; its word is `alerts.severity`. */
export const severityLooks = {
  callForHelp: inHue('error', mdiAlertDecagramOutline),
  warning: inHue('warning', mdiAlertOutline),
  technical: {
    icon: mdiAlertCircleOutline,
    ink: 'text.secondary',
    ground: 'background.default',
    shape: 'text.secondary',
  },
} as const satisfies Record<Severity, ReturnType<typeof inHue>>

/** How an alert looks by how grave it is. */
export const looksOf = (alert: Pick<Alert, 'severity' | 'kind'>) => severityLooks[severityOfAlert(alert)]

import { can } from '@vigie/domain/people/permissions'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'

/** Whether the person may see how much attention the alerts of the home ask for. */
export const mayWeigh = ({ access }: OwnEstablishment): boolean => can(access, 'weigh', 'alerts')

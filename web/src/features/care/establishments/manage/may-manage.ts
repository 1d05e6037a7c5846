import { can } from '@vigie/domain/people/permissions'
import type { OwnEstablishment } from '../establishments-context.ts'

/** Whether the person administers the home. */
export const mayManage = ({ access }: OwnEstablishment): boolean => can(access, 'update', 'establishments')

import type { manage as frManage } from '../fr/manage.ts'

export const manage: typeof frManage = {
  tabs: 'Managing the establishment',
  informations: 'Informations',
  name: 'Name of the establishment',
  address: 'Address',
  contactName: 'Contact',
  contactPhone: 'Phone',
  contactEmail: 'E-mail',
  timeZone: 'Time zone',
  state: 'State',
  active: 'Active',
  inactive: 'Inactive',
  notSaid: '—',
}

import type { NameWords } from './name-words.ts'

/** What stands beside a name, or in its place, in English. Read by name-words.ts, which says what each list is. */
export const english: NameWords = {
  jobs: `
    nurse rn attendant volunteer supervisor occupational therapist physiotherapist lpn rpn psw cna physician director
    administrator coordinator psychologist social dietitian pharmacist technician secretary receptionist
    night day morning evening shift team`,
  titles: 'mr mrs ms miss doctor',
  jobsBehind: `
    md np ot pt ts bsc bscn bsn msc msn phd care unit manager worker family relative caregiver visitor
    myself duty call available official floor wing tel charge ext extension verified certified
    confirmed authenticated`,
  links: 'of the and on',
  before: ['floor', 'wing', 'unit'],
  handsOver: 'by|for|from|signed|on behalf of',
  articles: 'the your',
  places: `
    you nobody noone none unknown anonymous system support relative caregiver staff allstaff all whole everyone
    everybody deletedaccount closedaccount deleteduser formermember`,
  offices: `
    administrator management support technical tech
    family doctor daughter mother father sister brother`,
  begins: ['somebody', 'someone', 'nobody', 'no one', 'your'],
  atWork: ['on duty', 'on call', 'on shift'],
  alsoJobs: 'doctor',
  kin: 'daughter|son|mother|father|sister|brother|wife|husband',
  rescue: `
    emergency firefighter firefighters paramedic paramedics rcmp`,
  rescueNames: ['fire department', 'fire service', 'fire brigade'],
  rescueOffice: 'officer dispatch department city',
  accounts: 'account accounts password',
}

import { callFailed } from './call-failed-rules.ts'
import { conditions } from './conditions.ts'
import { rules } from './rules.ts'
import { why } from './why.ts'

/** What is read where notification rules are made, and where it is asked what they did, in French (fr-CA). */
export const ofRules = { callFailed, rules, conditions, why }

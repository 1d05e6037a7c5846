import { common, failure, leaving, notFound } from './en/common.ts'
import { course } from './en/course.ts'
import { documents } from './en/documents.ts'
import { handover } from './en/handover.ts'
import { inside } from './en/inside.ts'
import { managing } from './en/managing.ts'
import { ofRules } from './en/of-rules.ts'
import { outside } from './en/outside.ts'
import { own } from './en/own.ts'
import { seldom } from './en/seldom.ts'
import { supervision } from './en/supervision.ts'
import type { fr } from './fr.ts'

/** Every text of the app in English (en-CA), by screen; for types and tests: the app loads a part at a time (texts.ts). */
export const en: typeof fr = {
  common,
  failure,
  leaving,
  notFound,
  ...outside,
  ...inside,
  ...managing,
  ...own,
  ...seldom,
  ...ofRules,
  course,
  handover,
  documents,
  supervision,
}

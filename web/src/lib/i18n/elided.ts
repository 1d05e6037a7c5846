import type { PostProcessorModule } from 'i18next'
import { plain } from '../text/plain.ts'

/** H that is not heard: how the names and words that begin with one begin, accents and case aside. Before any other « de » stays. */
const silentH =
  /^h(?:abi|adri|armo|allu|e(?!ath|in|lg|lm|ris|rn|ros|urt)|ier\b|ila|ild|ippo|ist|iv|iro|om(?!ar)|ono(?!n)|op|or(?!s)|osp|ot|ub(?!lo)|ug|uil|uitr|um|y)/
/** What is heard as a consonant: Yolande, Ouellet, and what French does not elide before. */
const heardFirst = /^(?:y[aeiouy]|ou[aei]|onz|oui\b|ulul)/
const vowel = /^[aeiouyœæ]/

/** Whether « de » loses its vowel before a name or a title: « d’Alain », « d’Hélène », « d’Yvonne », but « de Harry », « de Yolande ». */
export function takesElision(name: string): boolean {
  const said = plain(name)
  return said.startsWith('h') ? silentH.test(said) : vowel.test(said) && !heardFirst.test(said)
}

/**
 * A French text in which « de » is elided before those of its values that ask for it: « Humeur de Alain » is « Humeur d’Alain ». What
 * stands within a value is somebody's own words and stays.
 * See https://vitrinelinguistique.oqlf.gouv.qc.ca/21738/la-grammaire/lelision
 */
export function withElisions(text: string, values: readonly unknown[]): string {
  return values
    .filter((value) => typeof value === 'string')
    .filter((value) => text.includes(` de ${value}`) && takesElision(value))
    .reduce((words, name) => words.replaceAll(` de ${name}`, () => ` d’${name}`), text)
}

/** Does so with every French text that is shown; before spaces are fixed, which changes what values say. */
export const elisions: PostProcessorModule = {
  type: 'postProcessor',
  name: 'elisions',
  process: (text, _keys, values, translator: { language?: string }) =>
    translator.language === 'fr' && typeof text === 'string'
      ? withElisions(text, Object.values(values))
      : text,
}

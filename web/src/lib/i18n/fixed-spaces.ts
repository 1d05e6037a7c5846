import type { PostProcessorModule } from 'i18next'

/**
 * Keeps the spaces that Québec's French writes before a colon, a percent sign and inside guillemets from
 * ending a line: the texts are written with ordinary ones, which can be seen as they are edited.
 * See https://vitrinelinguistique.oqlf.gouv.qc.ca/22039/la-typographie/espacement/tableau-des-espacements
 */
export function withFixedSpaces(text: string): string {
  return text.replace(/ (?=[:»%])/g, '\u00a0').replace(/« /g, '«\u00a0')
}

/** Does so with every French text that is shown. */
export const fixedSpaces: PostProcessorModule = {
  type: 'postProcessor',
  name: 'fixedSpaces',
  process: (text, _keys, _options, translator: { language?: string }) =>
    translator.language === 'fr' && typeof text === 'string' ? withFixedSpaces(text) : text,
}

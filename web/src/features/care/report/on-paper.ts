import { cssText } from '../../../lib/text/css-text.ts'

/**
 * A4, each sheet with whose report it is and of when, for sheets come loose, and with its number; as far as the browser writes margins
 * (https://www.w3.org/TR/css-page-3/#margin-boxes).
 */
export const onPaper = ({ who, period, home }: { who: string; period: string; home: string }) =>
  ({
    '@page': {
      size: 'A4',
      margin: '20mm 15mm 18mm',
      '@top-left': { content: cssText(who), ...small, fontWeight: 'bold' },
      '@top-right': { content: cssText(period), ...small },
      '@bottom-left': { content: cssText(home), ...small },
      '@bottom-right': { content: 'counter(page) " / " counter(pages)', ...small },
    },
  }) as const

const small = { fontSize: '9pt', fontFamily: 'sans-serif' } as const

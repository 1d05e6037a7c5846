import type { ApexOptions } from 'apexcharts'
import ReactApexChart from 'react-apexcharts'

/** It is CommonJS, of which a build for Node’s rules hands over all exports, and a dev server the component. */
export const Chart =
  'default' in ReactApexChart ? (ReactApexChart.default as typeof ReactApexChart) : ReactApexChart

/** Around a chart: as wide as there is room, and never what keeps a page wide that becomes narrower. */
export const asWideAsRoom = { width: 0, minWidth: '100%' } as const

/** A chart that nothing moves on, and nothing is pressed on, in the letters of the page. */
export const stillChart = (fontFamily = ''): ApexOptions['chart'] => ({
  fontFamily,
  animations: { enabled: false },
  toolbar: { show: false },
  zoom: { enabled: false },
})

interface Measure {
  label: string
  digits: number
  /** A higher score is better; for every other measure, lower is better. */
  isScore?: true
}

const score = (label: string): Measure => ({
  label: `Lighthouse ${label}`,
  digits: 0,
  isScore: true,
})

/** All measures of a page, in the order of the report. */
const measures = {
  javascript: { label: 'JavaScript until settled, KiB', digits: 1 },
  css: { label: 'CSS at load, KiB', digits: 1 },
  html: { label: 'HTML at load, KiB', digits: 1 },
  document: { label: 'HTML with its styles and headers, bytes', digits: 0 },
  firstScreen: { label: 'HTML until the end of the first screen, with headers, bytes', digits: 0 },
  decodedHtml: { label: 'HTML decoded, KiB', digits: 1 },
  nodes: { label: 'elements', digits: 0 },
  fonts: { label: 'fonts at load, KiB', digits: 1 },
  images: { label: 'images at load, KiB', digits: 1 },
  atLoad: { label: 'all bytes at load, KiB', digits: 1 },
  settled: { label: 'all bytes settled, KiB', digits: 1 },
  requestsAtLoad: { label: 'requests at load', digits: 0 },
  requestsSettled: { label: 'requests settled', digits: 0 },
  fcp: { label: 'FCP, slow 4G and CPU/4, s', digits: 2 },
  lcp: { label: 'LCP, slow 4G and CPU/4, s', digits: 2 },
  cls: { label: 'CLS, slow 4G and CPU/4', digits: 3 },
  tbt: { label: 'TBT, slow 4G and CPU/4, ms', digits: 0 },
  mainThread: { label: 'main thread until settled, slow 4G and CPU/4, ms', digits: 0 },
  styleTime: { label: 'of it recalculation of styles, ms', digits: 0 },
  fcpToStatic: { label: 'FCP to a static page', digits: 2 },
  lcpToStatic: { label: 'LCP to a static page', digits: 2 },
  fcpToBare: { label: 'FCP to bare Next', digits: 2 },
  lcpToBare: { label: 'LCP to bare Next', digits: 2 },
  tbtToBare: { label: 'TBT to bare Next', digits: 2 },
  addToCartReady: { label: 'add to cart painted, slow 4G and CPU/4, s', digits: 2 },
  addToCartToStatic: { label: 'add to cart painted, to a static page', digits: 2 },
  addToCartEnhanced: { label: 'add to cart hydrated, slow 4G and CPU/4, s', digits: 2 },
  headingWarm: { label: 'press to product heading, prefetched, ms', digits: 0 },
  headingThrottled: {
    label: 'press to product heading, prefetched, slow 4G and CPU/4, ms',
    digits: 0,
  },
  performance: score('performance'),
  accessibility: score('accessibility'),
  bestPractices: score('best practices'),
  seo: score('SEO'),
  simulatedFcp: { label: 'Lighthouse FCP, simulated, s', digits: 2 },
  simulatedLcp: { label: 'Lighthouse LCP, simulated, s', digits: 2 },
  simulatedTbt: { label: 'Lighthouse TBT, simulated, ms', digits: 0 },
  simulatedFcpToStatic: { label: 'Lighthouse FCP to a static page', digits: 2 },
  simulatedLcpToBare: { label: 'Lighthouse LCP to bare Next', digits: 2 },
  simulatedTbtToBare: { label: 'Lighthouse TBT to bare Next', digits: 2 },
  performanceToBare: { label: 'Lighthouse performance to bare Next', digits: 2, isScore: true },
  requestsPerSecond: { label: 'requests/s, one after the other', digits: 0 },
  cpu: { label: 'server CPU per request, µs', digits: 0 },
  bareCpu: { label: 'server CPU per request of bare Next, µs', digits: 0 },
  cpuOnce: { label: 'server CPU per request, each address once, µs', digits: 0 },
  cpuToBare: { label: 'server CPU to that of bare Next', digits: 2 },
} as const satisfies Readonly<Record<string, Measure>>

export type MeasureName = keyof typeof measures

/** The measured values of a page; a measure that does not apply is absent. */
export type Figures = Partial<Record<MeasureName, number>>

export const measureNames = Object.keys(measures).filter((name): name is MeasureName =>
  Object.hasOwn(measures, name),
)

/** Returns the label and format of a measure. */
export const getMeasure = (name: MeasureName): Measure => measures[name]

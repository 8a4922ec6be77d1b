import type { Figures, MeasureName } from '#scripts/bench/pages/measures.ts'

/** What is measured of bare Next too, in the same run, and how it is named there. */
const bareNames: readonly (readonly [MeasureName, MeasureName])[] = [
  ['lcp', 'bareLcp'],
  ['tbt', 'bareTbt'],
  ['performance', 'barePerformance'],
  ['simulatedLcp', 'bareSimulatedLcp'],
  ['simulatedTbt', 'bareSimulatedTbt'],
]

/** The figures of a page of bare Next, under the names by which they stand beside the shop's. */
export const ofBare = (figures: Figures): Figures =>
  Object.fromEntries(
    bareNames.flatMap(([name, bareName]) => {
      const value = figures[name]
      return value === undefined ? [] : [[bareName, value]]
    }),
  )

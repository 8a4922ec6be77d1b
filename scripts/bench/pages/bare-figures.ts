import type { Figures, MeasureName } from '#scripts/bench/pages/measures.ts'

/** The figures that are also measured for bare Next, and their names there. */
const bareNames: readonly (readonly [MeasureName, MeasureName])[] = [
  ['lcp', 'bareLcp'],
  ['tbt', 'bareTbt'],
  ['performance', 'barePerformance'],
  ['simulatedLcp', 'bareSimulatedLcp'],
  ['simulatedTbt', 'bareSimulatedTbt'],
]

/** The figures of a page of bare Next under their own names, to report them with the shop's. */
export const toBareFigures = (figures: Figures): Figures =>
  Object.fromEntries(
    bareNames.flatMap(([name, bareName]) => {
      const value = figures[name]
      return value === undefined ? [] : [[bareName, value]]
    }),
  )

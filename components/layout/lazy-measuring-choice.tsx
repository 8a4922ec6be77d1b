'use client'

import { lazy, Suspense } from 'react'
import { Convenience } from '#components/ui/convenience.tsx'

const Choice = lazy(async () => ({
  default: (await import('#components/layout/measuring-choice.tsx')).MeasuringChoice,
}))

/** The choice, whose code only a shop loads that has something to choose. */
export const LazyMeasuringChoice = (props: { scripts: readonly string[] }) => (
  <Convenience>
    <Suspense>
      <Choice {...props} />
    </Suspense>
  </Convenience>
)

'use client'

import { lazy, Suspense } from 'react'
import { Convenience } from '#components/ui/convenience.tsx'

const Choice = lazy(async () => ({
  default: (await import('#components/layout/measuring-choice.tsx')).MeasuringChoice,
}))

/** The choice about measuring. Its code loads only in a shop with third-party scripts. */
export const LazyMeasuringChoice = (props: { scripts: readonly string[] }) => (
  <Convenience>
    <Suspense>
      <Choice {...props} />
    </Suspense>
  </Convenience>
)

import type { ComponentProps, ReactNode } from 'react'
import { UnavailableLines } from '#components/checkout/unavailable-lines.tsx'
import type { Summary } from '#lib/checkout/submission.ts'
import * as words from '#lib/messages/words.ts'

interface ExcludedLinesProps extends Pick<ComponentProps<typeof UnavailableLines>, 'reduce'> {
  summary: Summary
  /** Offers a shop that has the whole cart. */
  children: ReactNode
}

/** The lines that the chosen shop cannot serve, in the spec's words (spec §8), with ways to fix that. */
export function ExcludedLines({ summary, children, ...lines }: ExcludedLinesProps) {
  const { kept, excluded, served } = summary
  if (excluded.length === 0) return null
  return (
    <section className="border border-danger bg-surface p-4">
      <p role="alert">
        {kept.length === 0 ? words.checkout.nothingKept : words.checkout.excluded(excluded.length)}
      </p>
      <UnavailableLines lines={served.filter(({ service }) => service !== 'kept')} {...lines} />
      {children}
    </section>
  )
}

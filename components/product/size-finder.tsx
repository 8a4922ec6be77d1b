'use client'

import { useState } from 'react'
import type { SizeComparisonProps } from '#components/product/size-comparison.tsx'
import { Button } from '#components/ui/button.tsx'
import { useLazyComponent } from '#components/ui/use-lazy-component.ts'
import * as words from '#lib/messages/words.ts'

const load = async () => (await import('#components/product/size-comparison.tsx')).SizeComparison

/** 'Compare with one you own': its form loads when it is opened. */
export function SizeFinder(props: SizeComparisonProps) {
  const { Component: SizeComparison, loadComponent } = useLazyComponent(load)
  const [isMissing, setMissing] = useState(false)
  if (SizeComparison) return <SizeComparison {...props} />
  const open = async () => setMissing(!(await loadComponent()))
  return (
    <>
      <Button look="secondary" onClick={open} className="needs-script mb-4">
        {words.product.compareSize}
      </Button>
      {isMissing && (
        <p role="alert" className="text-danger">
          {words.errors.connectionFailed}
        </p>
      )}
    </>
  )
}

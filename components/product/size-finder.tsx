'use client'

import type { SizeComparisonProps } from '#components/product/size-comparison.tsx'
import { Button } from '#components/ui/button.tsx'
import { LoadFailed } from '#components/ui/load-failed.tsx'
import { useLazyComponent } from '#components/ui/use-lazy-component.ts'
import { productMessages } from '#messages/product.ts'

const load = async () => (await import('#components/product/size-comparison.tsx')).SizeComparison

/** 'Compare with one you own'. The form's code loads when it is opened. */
export function SizeFinder(props: SizeComparisonProps) {
  const { Component: SizeComparison, loadComponent, hasFailed } = useLazyComponent(load)
  if (SizeComparison) return <SizeComparison {...props} />
  return (
    <>
      <Button variant="secondary" onClick={loadComponent} className="needs-script mb-4">
        {productMessages.compareSize}
      </Button>
      {hasFailed && <LoadFailed />}
    </>
  )
}

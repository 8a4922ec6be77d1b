'use client'

import { useEffect, useState } from 'react'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { LoadFailed } from '#components/ui/load-failed.tsx'
import { useLazyComponent } from '#components/ui/use-lazy-component.ts'
import { whenIdle } from '#components/ui/when-idle.ts'
import { type MyArea, readMyArea } from '#lib/browser/my-area.ts'
import { estimateMessages } from '#messages/estimate.ts'

const loadEstimate = async () =>
  (await import('#components/product/area-estimate.tsx')).AreaEstimate
const loadChooser = async () => (await import('#components/product/area-chooser.tsx')).AreaChooser

/** Delivery to the area chosen in this browser. Its code and data load after the page and replace a placeholder of two lines. */
export function DeliveryEstimate({ productId }: { productId: number }) {
  const [area, setArea] = useState<MyArea | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const { Component: AreaEstimate, loadComponent: loadAreaEstimate } =
    useLazyComponent(loadEstimate)
  const {
    Component: AreaChooser,
    loadComponent: loadAreaChooser,
    hasFailed,
  } = useLazyComponent(loadChooser)
  useEffect(() => whenIdle(() => setArea(readMyArea())), [])
  useEffect(() => {
    if (area) loadAreaEstimate()
  }, [area, loadAreaEstimate])
  const choose = async () => setChoosing(await loadAreaChooser())
  const onChoose = (chosen: MyArea) => {
    setArea(chosen)
    setChoosing(false)
  }
  return (
    <div className="min-h-18 min-w-0 flex-1">
      <p role="status">
        {AreaEstimate && area ? (
          <AreaEstimate productId={productId} area={area} />
        ) : (
          estimateMessages.delivery
        )}
      </p>
      <button
        type="button"
        onClick={choose}
        aria-expanded={isChoosing}
        className={`needs-script min-h-8 ${textLinkStyle}`}
      >
        {area ? estimateMessages.change : estimateMessages.choose}
      </button>
      {hasFailed && <LoadFailed />}
      {isChoosing && AreaChooser && <AreaChooser onChoose={onChoose} />}
    </div>
  )
}

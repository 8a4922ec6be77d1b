'use client'

import { useEffect, useRef, useState } from 'react'
import { keepRecent, type RecentProduct, readRecent } from '#components/recent/recent-products.ts'
import { useLazyComponent } from '#components/ui/use-lazy-component.ts'
import { whenIdle } from '#components/ui/when-idle.ts'
import { whenNear } from '#components/ui/when-near.ts'

const load = async () => (await import('#components/recent/recent-list.tsx')).RecentList

/**
 * Products seen in this browser, at the end of a page. Their code and pictures load when the shopper comes near. Their space is then
 * reserved below the view, so that nothing in view moves.
 */
export function RecentlySeen({ shown }: { shown?: RecentProduct }) {
  const place = useRef<HTMLDivElement>(null)
  const [products, setProducts] = useState<RecentProduct[]>([])
  const { Component: RecentList, loadComponent } = useLazyComponent(load)
  const shownId = shown?.id
  useEffect(() => (shown ? whenIdle(() => keepRecent(shown)) : undefined), [shown])
  useEffect(() => {
    if (!place.current) return
    return whenNear(place.current, () => {
      const seen = readRecent(shownId)
      setProducts(seen)
      if (seen.length > 0) loadComponent()
    })
  }, [shownId, loadComponent])
  return (
    <div ref={place} className={products.length > 0 ? 'min-h-96 pt-20 md:min-h-108' : ''}>
      {RecentList && products.length > 0 && <RecentList products={products} />}
    </div>
  )
}

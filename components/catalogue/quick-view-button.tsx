'use client'

import { useState } from 'react'
import { PictureButton } from '#components/ui/picture-button.tsx'
import { useLazyComponent } from '#components/ui/use-lazy-component.ts'
import { productMessages } from '#messages/product.ts'

interface QuickViewButtonProps {
  productId: number
  name: string
}

const load = async () => (await import('#components/catalogue/quick-view.tsx')).QuickView

/** Opens the quick view of a product (spec §2). If its code fails to load, goes to the product page. */
export function QuickViewButton({ productId, name }: QuickViewButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { Component: QuickView, loadComponent } = useLazyComponent(load)
  const open = async () => {
    setOpen(true)
    if (!(await loadComponent())) window.location.assign(`/product/${productId}`)
  }
  return (
    <>
      <PictureButton
        icon="eye"
        label={productMessages.quickViewOf(name)}
        onClick={open}
        className="needs-script hoverable:opacity-0 hoverable:focus-visible:opacity-100 hoverable:group-hover/card:opacity-100"
      />
      {QuickView && (
        <QuickView productId={productId} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

'use client'

import { useState } from 'react'
import { KitSection } from '#components/kit/kit-section.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { Drawer } from '#components/ui/drawer.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { listLinkStyle, textLinkStyle } from '#components/ui/link-style.ts'
import { PictureButton } from '#components/ui/picture-button.tsx'
import { addToast } from '#components/ui/toasts.ts'

const variants = ['primary', 'secondary', 'quiet'] as const

function Buttons() {
  return variants.map((variant) => (
    <div key={variant} className="mb-4 flex flex-wrap items-center gap-4">
      <Button variant={variant}>Add to cart</Button>
      <Button variant={variant} disabled>
        Sold out
      </Button>
      <Button variant={variant} isBusy>
        One moment
      </Button>
      <a href="#buttons" className={buttonStyle(variant)}>
        View detail
      </a>
    </div>
  ))
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Open the dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('drawer')}>
        Open the drawer
      </Button>
      <Button variant="secondary" onClick={() => addToast('success', 'Item Added to Cart')}>
        Show a toast
      </Button>
      <Button variant="secondary" onClick={() => addToast('error', 'Please choose a size.')}>
        Show a problem
      </Button>
      <ConfirmDialog
        isOpen={open === 'dialog'}
        question="Are you sure?"
        text="Oxford shirt, size M"
        yes="Yes, remove"
        no="Keep"
        onYes={close}
        onClose={close}
      />
      <Drawer isOpen={open === 'drawer'} title="Drawer" closeLabel="Close drawer" onClose={close}>
        <p className="py-4">Escape, the cross and a press beside it close the drawer.</p>
      </Drawer>
    </div>
  )
}

/** Buttons, links, and the overlays that they open. */
export function KitActions() {
  return (
    <>
      <KitSection name="Buttons">
        <Buttons />
      </KitSection>
      <KitSection name="Icon buttons">
        <div className="flex gap-2">
          <IconButton icon="search" label="Search" />
          <IconButton icon="account" label="Account" />
          <IconButton icon="heart" label="Wishlist" />
          <IconButton icon="cart" label="Cart" />
          <IconButton icon="minus" label="Fewer" disabled />
        </div>
        <div className="mt-4 flex gap-2 *:relative *:size-16 *:bg-line">
          <div>
            <PictureButton icon="heart" label="Wishlist: off" aria-pressed={false} />
          </div>
          <div>
            <PictureButton icon="heart" label="Wishlist: on" aria-pressed />
          </div>
        </div>
      </KitSection>
      <KitSection name="Links">
        <p className="max-w-[36.8em]">
          A link{' '}
          <a href="#links" className={textLinkStyle}>
            within a sentence
          </a>{' '}
          is underlined; one that stands by itself is as high as a thumb:
        </p>
        <a href="#links" className={listLinkStyle}>
          Delivery and pickup
        </a>
      </KitSection>
      <KitSection name="Dialog, drawer and toast">
        <Overlays />
      </KitSection>
    </>
  )
}

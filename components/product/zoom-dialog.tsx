'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import type { GalleryPicture } from '#components/product/gallery-picture.ts'
import { ZoomSlides } from '#components/product/zoom-slides.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { Modal } from '#components/ui/modal.tsx'
import { productMessages } from '#messages/product.ts'

interface ZoomDialogProps {
  pictures: GalleryPicture[]
  /** The picture shown; null while the dialog is closed. */
  index: number | null
  onMove: (index: number) => void
  onClose: () => void
}

const maxZoom = 3

/** A picture in full size. Zooms by press, buttons, + and −; a swipe or the arrow keys change the picture. */
export function ZoomDialog({ pictures, index, onMove, onClose }: ZoomDialogProps) {
  const [zoom, setZoom] = useState(1)
  const current = index ?? 0
  const slides = useRef<Swiper>(null)
  const move = (by: number) =>
    slides.current?.slideTo((current + by + pictures.length) % pictures.length)
  const scale = (by: number) => setZoom(Math.min(maxZoom, Math.max(1, zoom + by)))
  const close = () => {
    setZoom(1)
    onClose()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') scale(1)
    if (key === '-') scale(-1)
    if (zoom > 1) return
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
  }
  return (
    <Modal
      isOpen={index !== null}
      onClose={close}
      labelledBy="zoom-title"
      className="h-dvh w-screen"
      onKeyDown={onKeyDown}
    >
      <div className="flex h-full flex-col">
        <div className="flex flex-wrap items-center justify-end gap-1 px-2 [--spacing:4px]">
          <h2 id="zoom-title" className="mr-auto pl-2 font-sans text-base" aria-live="polite">
            <span className="sr-only">{productMessages.gallery} </span>
            {current + 1} / {pictures.length}
          </h2>
          <IconButton
            icon="minus"
            label={productMessages.zoomOut}
            onClick={() => scale(-1)}
            aria-disabled={zoom === 1}
          />
          <IconButton
            icon="plus"
            label={productMessages.zoomIn}
            onClick={() => scale(1)}
            aria-disabled={zoom === maxZoom}
          />
          <IconButton
            icon="back"
            label={productMessages.previousPicture}
            onClick={() => move(-1)}
          />
          <IconButton icon="chevron" label={productMessages.nextPicture} onClick={() => move(1)} />
          <IconButton icon="close" label={productMessages.close} onClick={close} />
        </div>
        <ZoomSlides
          pictures={pictures}
          initialIndex={current}
          zoom={zoom}
          onToggleZoom={() => setZoom(zoom === 1 ? 2 : 1)}
          onReady={(ready) => {
            slides.current = ready
          }}
          onMove={(moved) => {
            setZoom(1)
            onMove(moved)
          }}
        />
      </div>
    </Modal>
  )
}

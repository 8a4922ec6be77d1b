'use client'

import { type KeyboardEvent, useState } from 'react'
import type { GalleryPicture } from '#components/product/gallery-picture.ts'
import { ZoomStage } from '#components/product/zoom-stage.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { Modal } from '#components/ui/modal.tsx'
import * as words from '#lib/messages/words.ts'

interface ZoomDialogProps {
  pictures: GalleryPicture[]
  /** The picture shown; null while the dialog is closed. */
  index: number | null
  onMove: (index: number) => void
  onClose: () => void
}

const maxZoom = 3

/** A picture in full size: zoom by press, buttons, + and −; arrow keys change the picture. */
export function ZoomDialog({ pictures, index, onMove, onClose }: ZoomDialogProps) {
  const [zoom, setZoom] = useState(1)
  const current = index ?? 0
  const picture = pictures[current]
  const move = (by: number) => {
    setZoom(1)
    onMove((current + by + pictures.length) % pictures.length)
  }
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
        <div className="flex items-center gap-1 px-2">
          <h2 id="zoom-title" className="mr-auto pl-2 font-sans text-base" aria-live="polite">
            <span className="sr-only">{words.product.gallery} </span>
            {current + 1} / {pictures.length}
          </h2>
          <IconButton
            icon="minus"
            label={words.product.zoomOut}
            onClick={() => scale(-1)}
            disabled={zoom === 1}
          />
          <IconButton
            icon="plus"
            label={words.product.zoomIn}
            onClick={() => scale(1)}
            disabled={zoom === maxZoom}
          />
          <IconButton icon="back" label={words.product.previousPicture} onClick={() => move(-1)} />
          <IconButton icon="chevron" label={words.product.nextPicture} onClick={() => move(1)} />
          <IconButton icon="close" label={words.product.close} onClick={close} />
        </div>
        {picture && (
          <ZoomStage
            key={picture.src}
            picture={picture}
            zoom={zoom}
            onToggle={() => setZoom(zoom === 1 ? 2 : 1)}
          />
        )}
      </div>
    </Modal>
  )
}

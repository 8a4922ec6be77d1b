'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { useLazyPart } from '#components/ui/use-lazy-part.ts'

export interface GalleryPicture {
  src: string
  alt: string
}

interface ZoomableGalleryProps {
  label: string
  pictures: GalleryPicture[]
  /** Links to pictures in full (`data-zoom` with the index), and to those in the row (`data-show` with the id). */
  children: ReactNode
}

const load = async () => (await import('#components/product/zoom-dialog.tsx')).ZoomDialog

/** The link that was pressed, when it was pressed to be followed here. */
function pressedLink({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLElement | null {
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return null
  return target.closest<HTMLElement>('a[data-zoom], a[data-show]')
}

/** Brings a picture of the row into view without moving the page. */
function show(id: string): void {
  const picture = document.getElementById(id)
  picture?.parentElement?.scrollTo({ left: picture.offsetLeft - picture.parentElement.offsetLeft })
}

/** Makes the gallery's links work in place: pictures enlarge, thumbnails scroll the row. */
export function ZoomableGallery({ label, pictures, children }: ZoomableGalleryProps) {
  const [index, setIndex] = useState<number | null>(null)
  const { Part: ZoomDialog, need } = useLazyPart(load)
  const follow = async (event: MouseEvent) => {
    const link = pressedLink(event)
    if (!link) return
    event.preventDefault()
    const { zoom, show: id } = link.dataset
    if (id) show(id)
    if (zoom === undefined) return
    setIndex(Number(zoom))
    const href = link.getAttribute('href')
    if (!(await need()) && href) window.location.assign(href)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of the links inside, which keys follow too
    <section
      aria-label={label}
      onClick={follow}
      className="relative xl:flex xl:flex-row-reverse xl:gap-3"
    >
      {children}
      {ZoomDialog && (
        <ZoomDialog
          pictures={pictures}
          index={index}
          onMove={setIndex}
          onClose={() => setIndex(null)}
        />
      )}
    </section>
  )
}

'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { GalleryPicture } from '#components/product/gallery-picture.ts'
import { Convenience } from '#components/ui/convenience.tsx'
import { opensElsewhere } from '#components/ui/opens-elsewhere.ts'
import { useLazyComponent } from '#components/ui/use-lazy-component.ts'
import { useLinkClicks } from '#components/ui/use-link-clicks.ts'

interface ZoomableGalleryProps {
  label: string
  pictures: GalleryPicture[]
  /** Links to full-size pictures (`data-zoom` with the index) and to pictures of the row (`data-show` with the id). */
  children: ReactNode
}

const load = async () => (await import('#components/product/zoom-dialog.tsx')).ZoomDialog

/** Scrolls a picture of the row into view without moving the page. */
function show(id: string): void {
  const picture = document.getElementById(id)
  picture?.parentElement?.scrollTo({ left: picture.offsetLeft - picture.parentElement.offsetLeft })
}

const layout = 'relative xl:flex xl:flex-row-reverse xl:gap-3'

function Zoomable({ label, pictures, children }: ZoomableGalleryProps) {
  const [index, setIndex] = useState<number | null>(null)
  const { Component: ZoomDialog, loadComponent } = useLazyComponent(load)
  const section = useRef<HTMLElement>(null)
  useLinkClicks(section, async (link, event) => {
    const { zoom, show: id } = link.dataset
    if (opensElsewhere(event) || (zoom === undefined && id === undefined)) return
    event.preventDefault()
    if (id) show(id)
    if (zoom === undefined) return
    setIndex(Number(zoom))
    if (!(await loadComponent())) window.location.assign(link.href)
  })
  return (
    <section ref={section} aria-label={label} className={layout}>
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

/** Handles the gallery's links in place: pictures enlarge, thumbnails scroll the row. If that fails, they stay links. */
export function ZoomableGallery(props: ZoomableGalleryProps) {
  const plain = (
    <section aria-label={props.label} className={layout}>
      {props.children}
    </section>
  )
  return (
    <Convenience fallback={plain}>
      <Zoomable {...props} />
    </Convenience>
  )
}

'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { productColumns } from '#components/product/product-columns.ts'
import { Unbroken } from '#components/ui/unbroken.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'

interface Preview {
  name: string
  /** The picture that the card already shows. */
  picture: string
  /** The path on which the card was pressed. */
  from: string
  /** The header's lower edge, in CSS pixels. */
  top: number
}

/** Returns the pressed card's content; null if the press wasn't on a card or doesn't open a product in this tab. */
function readCard({ target, defaultPrevented }: MouseEvent): Preview | null {
  const card = target instanceof Element ? target.closest('a[href^="/product/"]') : null
  const picture = card?.querySelector('img')
  const name = card?.querySelector('h3')?.textContent
  // Next's Link prevents the default only if it handles the press; the browser handles one that opens another tab.
  if (!picture || !name || !defaultPrevented) return null
  const { bottom = 0 } = document.querySelector('.site-header')?.getBoundingClientRect() ?? {}
  return { name, picture: picture.currentSrc, from: location.pathname, top: Math.max(0, bottom) }
}

/**
 * Shows a pressed product's picture and name at once, where its page will have them, until the page is ready. A phone needs some time for
 * that, even if the page is prefetched.
 */
export function ProductPreview() {
  const pathname = usePathname()
  const [preview, setPreview] = useState<Preview | null>(null)
  useEffect(() => {
    const show = (event: MouseEvent) => setPreview(readCard(event))
    const hide = () => setPreview(null)
    document.addEventListener('click', show)
    window.addEventListener('popstate', hide)
    return () => {
      document.removeEventListener('click', show)
      window.removeEventListener('popstate', hide)
    }
  }, [])
  if (preview?.from !== pathname) return null
  return (
    <div
      aria-busy="true"
      className="fixed inset-x-0 bottom-0 z-10 overflow-hidden bg-paper"
      style={{ top: preview.top }}
    >
      <div className={productColumns}>
        <img
          src={preview.picture}
          alt=""
          className="aspect-[3/4] w-full bg-line object-cover lg:col-span-7"
        />
        <h1 lang={contentLang} className="px-4 text-2xl md:px-0 lg:col-span-5">
          <Unbroken text={preview.name} />
        </h1>
      </div>
    </div>
  )
}

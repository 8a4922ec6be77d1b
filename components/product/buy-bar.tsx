'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'
import { productMessages } from '#messages/product.ts'

interface BuyBarProps {
  /** The id of the buy form that the button submits. */
  formId: string
  name: string
  /** The formatted price of one piece. */
  price: string
  isSoldOut: boolean
}

/** Margins that extend from the header's lower edge down to the page's end. */
const belowHeader = { rootMargin: '-64px 0px 99999px' }

/** Returns whether the form's own button is scrolled above the view. Until then the bar would cover content. */
function useIsPast(formId: string): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const button = document.querySelector(`#${formId} [type=submit]`)
    if (!button) return
    const observer = new IntersectionObserver(
      ([entry]) => setPast(!entry?.isIntersecting),
      belowHeader,
    )
    observer.observe(button)
    return () => observer.disconnect()
  }, [formId])
  return isPast
}

/** Marks the page while the bar shows, so that it covers neither the page's end nor the focused element (app/globals.css). */
function usePlaceFor(isShown: boolean): void {
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.toggleAttribute('data-has-buy-bar', isShown)
    return () => documentElement.removeAttribute('data-has-buy-bar')
  }, [isShown])
}

/** The fixed bar, in windows tall enough for it: name, price, and an 'Add to Cart' that scrolls up and adds (spec §2). */
export function BuyBar({ formId, name, price, isSoldOut }: BuyBarProps) {
  const isShown = useIsPast(formId) && !isSoldOut
  usePlaceFor(isShown)
  if (!isShown) return null
  const scrollUp = () => document.getElementById(formId)?.scrollIntoView({ block: 'center' })
  return (
    <section
      aria-label={name}
      className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] short:hidden"
    >
      <div className="container-page flex items-center justify-between gap-4 py-2">
        <div className="min-w-0">
          <p lang={contentLang} className="truncate font-semibold">
            {name}
          </p>
          <p className="text-sm tabular-nums">{price}</p>
        </div>
        <Button type="submit" form={formId} onClick={scrollUp} className="shrink-0">
          {productMessages.addToCartBar}
        </Button>
      </div>
    </section>
  )
}

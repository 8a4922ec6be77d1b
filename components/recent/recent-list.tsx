'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { clearRecent, type RecentProduct } from '#components/recent/recent-products.ts'
import { Button } from '#components/ui/button.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'
import { recentMessages } from '#messages/recent.ts'

/** Says that the list was cleared, and takes the focus of the removed button. */
function Cleared() {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} role="status" tabIndex={-1} className="container-page text-muted">
      {recentMessages.cleared}
    </p>
  )
}

/** Recently seen products in a row that scrolls sideways, with a button to clear them. */
export function RecentList({ products }: { products: readonly RecentProduct[] }) {
  const id = useId()
  const [isCleared, setCleared] = useState(false)
  const clear = () => {
    clearRecent()
    setCleared(true)
  }
  if (isCleared) return <Cleared />
  return (
    <section aria-labelledby={id} className="container-page">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {recentMessages.title}
        </h2>
        <Button variant="quiet" onClick={clear} className="shrink-0">
          {recentMessages.clear}
        </Button>
      </div>
      <ul className="flex gap-2 overflow-x-auto pb-2 md:gap-4">
        {products.map(({ id, name, image }) => (
          <li key={id} className="w-32 shrink-0 md:w-40">
            <IntentLink href={`/product/${id}`} className="group block">
              <span className="block aspect-[3/4] bg-line">
                {image && <Picture src={image} alt="" width={400} height={533} sizes="160px" />}
              </span>
              <span
                lang={contentLang}
                className="mt-1 block text-sm underline-offset-4 group-hover:underline"
              >
                <Unbroken text={name} />
              </span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import * as words from '#lib/messages/words.ts'

/** 'Add To WishList': a guest is asked to sign in first (spec §5). */
export function WishlistButton({ productId }: { productId: number }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <div>
      <Button look="secondary" onClick={() => setAsked(true)} className="w-full">
        <Icon name="heart" />
        {words.product.addToWishlist}
      </Button>
      <p role="status" className="mt-1 text-sm">
        {isAsked && (
          <>
            {words.product.signInToAdd}{' '}
            <a href={`/sign-in?next=/product/${productId}`} className={textLinkStyle}>
              {words.product.signIn}
            </a>
          </>
        )}
      </p>
    </div>
  )
}

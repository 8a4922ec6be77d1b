'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import * as words from '#lib/messages/words.ts'

/** 'Add To WishList': a guest is asked to sign in first (spec §5). */
export function WishlistButton() {
  const [isAsked, setAsked] = useState(false)
  return (
    <div>
      <Button look="secondary" onClick={() => setAsked(true)} className="w-full">
        <Icon name="heart" />
        {words.product.addToWishlist}
      </Button>
      <p role="status" className="mt-1 text-sm">
        {isAsked && words.product.signInToAdd}
      </p>
    </div>
  )
}

'use client'

import { useState } from 'react'
import { buttonStyle } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { useWishlistButton } from '#components/wishlist-button/use-wishlist-button.ts'
import { WishlistForm } from '#components/wishlist-button/wishlist-form.tsx'
import { wishMessages } from '#messages/wish.ts'

interface WishlistButtonProps {
  productId: number
  /** Whether it is in a dialog, where the result also appears below the button. */
  isInDialog?: boolean
}

/** 'Add To WishList' or 'Remove From WishList' (spec §2). The name shows the state, so there is no aria-pressed. */
export function WishlistButton({ productId, isInDialog = false }: WishlistButtonProps) {
  const [result, setResult] = useState('')
  const { isOnWishlist, button } = useWishlistButton(productId, { onResult: setResult })
  return (
    <div>
      <WishlistForm>
        <button
          {...button}
          className={`${buttonStyle('secondary')} w-full ${isOnWishlist ? '[&_svg]:fill-current' : ''}`}
        >
          <Icon name="heart" />
          {isOnWishlist ? wishMessages.remove : wishMessages.add}
        </button>
      </WishlistForm>
      {isInDialog && (
        <p role="status" className="mt-2 text-sm">
          {result}
        </p>
      )}
    </div>
  )
}

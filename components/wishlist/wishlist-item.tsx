import type { WishlistEntry } from '@etalase/contract/account.ts'
import { coverOf, isSoldOut } from '@etalase/contract/rules/price.ts'
import type { MouseEvent } from 'react'
import { type CardProduct, ProductCard } from '#components/catalogue/product-card.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import { useWishlistButton } from '#components/wishlist-button/use-wishlist-button.ts'
import { WishlistForm } from '#components/wishlist-button/wishlist-form.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'
import { productMessages } from '#messages/product.ts'
import { wishlistMessages } from '#messages/wishlist.ts'

/** Returns an entry's product. A size without availability counts as available. */
const productOf = ({ product_detail_id: id, ...entry }: WishlistEntry): CardProduct => ({
  ...entry,
  id,
  sizes: entry.sizes.map((size) => ({ ...size, is_available: size.is_available ?? true })),
})

function Wished({ product }: { product: CardProduct }) {
  return (
    <>
      <ProductCard product={product} />
      <IntentLink
        href={`/product/${product.id}`}
        className={`${buttonStyle('secondary')} mt-auto px-2!`}
        aria-label={
          isSoldOut(product.sizes) ? undefined : wishlistMessages.chooseSizeOf(product.product_name)
        }
      >
        {isSoldOut(product.sizes) ? productMessages.viewDetail : wishlistMessages.chooseSize}
      </IntentLink>
    </>
  )
}

/** A product that is no longer in the catalogue. */
function Gone({ product }: { product: CardProduct }) {
  const cover = coverOf(product.product_images)
  return (
    <>
      <div className="aspect-[3/4] bg-line opacity-60">
        {cover && <Picture src={cover.image_url} alt="" width={900} height={1200} sizes="33vw" />}
      </div>
      <div>
        <h3 lang={contentLang} className="font-medium font-sans">
          <Unbroken text={product.product_name} />
        </h3>
        <p className="text-muted">{wishlistMessages.gone}</p>
      </div>
    </>
  )
}

function Removed({ name }: { name: string }) {
  return (
    <p className="flex aspect-[3/4] items-center justify-center border border-line p-4 text-center text-muted">
      {wishlistMessages.removed(name)}
    </p>
  )
}

interface WishlistItemProps {
  entry: WishlistEntry
  isListed: boolean
  /** Called before the entry is removed or restored. */
  onChange: () => void
}

/**
 * A product on the wishlist with a link to its sizes and a remove button; once removed, with an undo button. Both states use the same
 * button, so it keeps the focus.
 */
export function WishlistItem({ entry, isListed, onChange }: WishlistItemProps) {
  const { isOnWishlist, button } = useWishlistButton(entry.product_detail_id, { isListed })
  const { formAction, ...own } = button
  const product = productOf(entry)
  const name = product.product_name
  const change = (event: MouseEvent<HTMLButtonElement>) => {
    onChange()
    return button.onClick(event)
  }
  const Content = entry.is_gone ? Gone : Wished
  return (
    <li className="relative flex flex-col gap-3">
      {isOnWishlist ? <Content product={product} /> : <Removed name={name} />}
      <WishlistForm key="change" action={formAction}>
        <button
          {...own}
          onClick={change}
          aria-label={isOnWishlist ? undefined : wishlistMessages.undoRemoval(name)}
          className={isOnWishlist ? 'on-picture' : `${buttonStyle('secondary')} mt-auto`}
        >
          {isOnWishlist ? (
            <>
              <Icon name="close" />
              {wishlistMessages.removeItem(name)}
            </>
          ) : (
            wishlistMessages.undo
          )}
        </button>
      </WishlistForm>
    </li>
  )
}

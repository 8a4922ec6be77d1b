'use client'

import type { Product, ProductSize } from '@etalase/contract/product.ts'
import { readQuantity } from '@etalase/contract/rules/cart.ts'
import { isSoldOut, onlySize } from '@etalase/contract/rules/price.ts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { isQuantityProblem, isSizeProblem } from '#components/buy/buy-request.ts'
import { ChoiceLink } from '#components/buy/choice-link.tsx'
import { SizeChoice } from '#components/buy/size-choice.tsx'
import { useBuyForm } from '#components/buy/use-buy-form.ts'
import { buttonStyle } from '#components/ui/button.tsx'
import { QuantityField } from '#components/ui/quantity-field.tsx'
import { openCartDrawer } from '#components/ui/shell-state.ts'
import { WishlistButton } from '#components/wishlist-button/wishlist-button.tsx'
import { productMessages } from '#messages/product.ts'

/** Returns whether the form's quantity exceeds one store's stock of a size, as it can when the quantity was chosen before the size. */
function isBeyondStock(form: FormData, { available_qty }: ProductSize): boolean {
  const quantity = readQuantity(String(form.get('qty') ?? ''))
  return typeof quantity === 'number' && quantity > (available_qty ?? Number.POSITIVE_INFINITY)
}

/** Size and quantity, limited to one store's stock (spec §5), 'add to cart', 'view detail' and the wishlist. */
export function QuickBuyForm({ product }: { product: Pick<Product, 'id' | 'sizes'> }) {
  const id = useId()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [size, setSize] = useState<ProductSize | null>(onlySize(product.sizes))
  const { problem, isAdding, add, setProblem } = useBuyForm()
  const isUnavailable = isSoldOut(product.sizes)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const dialog = event.currentTarget.closest('dialog')
    if (!(await add(event))) return
    // Close first, so that the focus returns from the drawer to the card.
    dialog?.close()
    openCartDrawer()
  }
  const choose = (chosen: ProductSize) => {
    setSize(chosen)
    const isBeyond = form.current && isBeyondStock(new FormData(form.current), chosen)
    setProblem(isBeyond ? 'outOfStockLimit' : null)
  }
  return (
    <>
      <form
        ref={form}
        id={formId}
        method="post"
        action="/api/cart"
        onSubmit={submit}
        noValidate
        className="mt-4"
      >
        <input type="hidden" name="product_detail_id" value={product.id} />
        <SizeChoice
          sizes={product.sizes}
          onChoose={choose}
          onSoldOut={() => setProblem('outOfStock')}
          problemId={isSizeProblem(problem) ? id : undefined}
        />
        <div className="mt-4">
          <QuantityField
            name="qty"
            label={productMessages.quantity}
            decrease={productMessages.decrease}
            increase={productMessages.increase}
            onEdit={() => setProblem(null)}
            problemId={isQuantityProblem(problem) ? id : undefined}
            limit={size?.available_qty ?? undefined}
            onBeyond={() => setProblem('outOfStockLimit')}
          />
        </div>
        <p role="alert" id={id} className="min-h-6 text-danger">
          {problem && productMessages[problem]}
        </p>
        <button type="submit" disabled={isUnavailable} className={`${buttonStyle()} w-full`}>
          {isUnavailable && productMessages.soldOut}
          {!isUnavailable && (isAdding ? productMessages.adding : productMessages.addToCart)}
        </button>
        <ChoiceLink
          path={`/product/${product.id}`}
          formId={formId}
          className={`${buttonStyle('secondary')} mt-3 w-full`}
        >
          {productMessages.viewDetail}
        </ChoiceLink>
      </form>
      <div className="mt-3">
        <WishlistButton productId={product.id} isInDialog />
      </div>
    </>
  )
}

'use client'

import type { FormEvent } from 'react'
import type { MissingSize } from '#components/product/address-choice.ts'
import { isQuantityProblem, isSizeProblem } from '#components/product/buy-request.ts'
import { SizeChoice } from '#components/product/size-choice.tsx'
import { StockCheck } from '#components/product/stock-check.tsx'
import { useAddressChoice } from '#components/product/use-address-choice.ts'
import { useBuyForm } from '#components/product/use-buy-form.ts'
import { openCartDrawer } from '#components/shell/shell-state.ts'
import { buttonStyle } from '#components/ui/button-style.ts'
import { QuantityField } from '#components/ui/quantity-field.tsx'
import { WishlistButton } from '#components/wishlist/wishlist-button.tsx'
import type { ProductSize } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'
import { isSoldOut } from '#lib/rules/sizes.ts'

interface BuyFormProps {
  /** Lets buttons outside the form submit it. */
  id: string
  productId: number
  sizes: ProductSize[]
}

/** JavaScript shows problems in the spec's words; until hydration the browser validates. */
const checkByScript = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true
}

/** Why the size in the address is not chosen. */
function missingWords(missing: MissingSize, sizes: readonly ProductSize[]): string {
  if (missing === 'none') return words.product.noSuchSize
  const size = sizes.find(({ size_code }) => size_code === missing.soldOut)
  return words.product.linkedSizeSoldOut(size?.size_name ?? missing.soldOut)
}

/** Size, quantity and 'Add to Cart': a plain HTML form to the gateway; with JavaScript it opens the drawer. */
export function BuyForm({ id, productId, sizes }: BuyFormProps) {
  const { problem, isAdding, validate, add, setProblem } = useBuyForm()
  const { missing, forget } = useAddressChoice(id)
  const answer = (found: 'outOfStock' | null) => {
    forget()
    setProblem(found)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (await add(event)) openCartDrawer()
  }
  const isUnavailable = isSoldOut(sizes)
  return (
    <form
      ref={checkByScript}
      id={id}
      method="post"
      action="/api/cart"
      onSubmit={submit}
      className="mt-6"
    >
      <input type="hidden" name="product_detail_id" value={productId} />
      <SizeChoice
        sizes={sizes}
        onChoose={() => answer(null)}
        onSoldOut={() => answer('outOfStock')}
        problemId={missing || isSizeProblem(problem) ? `${id}-problem` : undefined}
      />
      <div className="mt-4">
        <QuantityField
          name="qty"
          label={words.product.quantity}
          decrease={words.product.decrease}
          increase={words.product.increase}
          onEdit={() => setProblem(null)}
          problemId={isQuantityProblem(problem) ? `${id}-problem` : undefined}
        />
      </div>
      <p role="alert" id={`${id}-problem`} className="min-h-6 text-danger">
        {problem ? words.product[problem] : missing && missingWords(missing, sizes)}
      </p>
      <button type="submit" disabled={isUnavailable} className={`${buttonStyle()} mt-1 w-full`}>
        {isUnavailable && words.product.soldOut}
        {!isUnavailable && (isAdding ? words.product.adding : words.product.addToCart)}
      </button>
      <div className="mt-3 grid items-start gap-3 sm:grid-cols-2">
        <StockCheck readRequest={(form) => validate(form, 'minQuantityStock')} />
        <WishlistButton productId={productId} />
      </div>
    </form>
  )
}

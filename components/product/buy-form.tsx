'use client'

import type { ProductSize } from '@etalase/contract/product.ts'
import { isSoldOut } from '@etalase/contract/rules/price.ts'
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { fillFromAddress, type MissingSize } from '#components/buy/address-choice.ts'
import { isQuantityProblem, isSizeProblem } from '#components/buy/buy-request.ts'
import { SizeChoice } from '#components/buy/size-choice.tsx'
import { useBuyForm } from '#components/buy/use-buy-form.ts'
import { findForm } from '#components/buy/use-form-value.ts'
import { StockCheck } from '#components/product/stock-check.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { QuantityField } from '#components/ui/quantity-field.tsx'
import { openCartDrawer } from '#components/ui/shell-state.ts'
import { ToolForm } from '#components/ui/tool-form.tsx'
import { WishlistButton } from '#components/wishlist-button/wishlist-button.tsx'
import { withBuyNow } from '#lib/checkout/urls.ts'
import { productMessages } from '#messages/product.ts'

/**
 * Fills in a buy form from the URL, and returns the size that can't be selected. Runs once per URL: Next keeps the page mounted but hidden
 * after navigation, and the shopper's later choices stay.
 */
function useAddressChoice(formId: string) {
  const [missing, setMissing] = useState<MissingSize | null>(null)
  const filled = useRef('')
  useEffect(() => {
    const form = findForm(formId)
    const { search } = window.location
    if (!form || filled.current === search) return
    filled.current = search
    setMissing(fillFromAddress(form))
  }, [formId])
  return { missing, forget: () => setMissing(null) }
}

interface BuyFormProps {
  /** Lets buttons outside the form submit it. */
  id: string
  productId: number
  sizes: ProductSize[]
  /** Whether the backend can sell a product without the cart. */
  canBuyNow?: boolean
  /** Notes on sizes and limits, between size and quantity. */
  children?: ReactNode
}

/** Turns off browser validation, since JavaScript shows problems in the spec's words. */
function useOwnChecks(formId: string) {
  useEffect(() => {
    const form = findForm(formId)
    if (form) form.noValidate = true
  }, [formId])
}

/** Returns why the size in the URL isn't selected. */
function missingMessage(missing: MissingSize, sizes: readonly ProductSize[]): string {
  if (missing === 'none') return productMessages.noSuchSize
  const size = sizes.find(({ size_code }) => size_code === missing.soldOut)
  return productMessages.linkedSizeSoldOut(size?.size_name ?? missing.soldOut)
}

/** Starts a checkout of this product only, bypassing the cart. */
const BuyNow = ({ validate }: Pick<ReturnType<typeof useBuyForm>, 'validate'>) => {
  const go = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const { form } = event.currentTarget
    const line = form && validate(form, 'minQuantity')
    if (line) window.location.assign(withBuyNow('/checkout', line))
  }
  return (
    <button
      type="submit"
      name="buy_now"
      value="1"
      onClick={go}
      className={`${buttonStyle('secondary')} mt-3 w-full`}
    >
      {productMessages.buyNow}
    </button>
  )
}

/** Size, quantity and 'Add to Cart': a plain HTML form posted to the gateway. With JavaScript it opens the drawer. */
export function BuyForm({ id, productId, sizes, canBuyNow = false, children }: BuyFormProps) {
  const { problem, isAdding, validate, add, setProblem } = useBuyForm()
  const { missing, forget } = useAddressChoice(id)
  useOwnChecks(id)
  const answer = (found: 'outOfStock' | null) => {
    forget()
    setProblem(found)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (await add(event)) openCartDrawer()
  }
  const isUnavailable = isSoldOut(sizes)
  return (
    <>
      <ToolForm
        tool={{ name: 'add_to_cart', description: productMessages.addTool }}
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
        {children}
        <div className="mt-4">
          <QuantityField
            name="qty"
            label={productMessages.quantity}
            decrease={productMessages.decrease}
            increase={productMessages.increase}
            onEdit={() => setProblem(null)}
            problemId={isQuantityProblem(problem) ? `${id}-problem` : undefined}
          />
        </div>
        <p role="alert" id={`${id}-problem`} className="min-h-6 text-danger">
          {problem ? productMessages[problem] : missing && missingMessage(missing, sizes)}
        </p>
        <button type="submit" disabled={isUnavailable} className={`${buttonStyle()} mt-1 w-full`}>
          {isUnavailable && productMessages.soldOut}
          {!isUnavailable && (isAdding ? productMessages.adding : productMessages.addToCart)}
        </button>{' '}
        {canBuyNow && !isUnavailable && <BuyNow validate={validate} />}
      </ToolForm>
      <div className="mt-3 grid items-start gap-3 sm:grid-cols-2">
        <StockCheck
          formId={id}
          sizes={sizes}
          readRequest={(form) => validate(form, 'minQuantityStock')}
        />
        <WishlistButton productId={productId} />
      </div>
    </>
  )
}

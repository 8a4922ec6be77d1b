'use client'

import { type FormEvent, useRef, useState } from 'react'
import { useCartDrawer } from '#components/cart/cart-drawer-context.tsx'
import { useAddToCart } from '#components/cart/cart-mutations.ts'
import { SizeChoice } from '#components/product/size-choice.tsx'
import { buttonStyle } from '#components/ui/button-style.ts'
import { QuantityField } from '#components/ui/quantity-field.tsx'
import type { ProductSize } from '#lib/contract/product.ts'
import { words } from '#lib/messages/words.ts'

interface AddToCartProps {
  productId: number
  sizes: ProductSize[]
}

type Problem = 'itemNotValid' | 'chooseSize' | 'minQuantity'

function problemOf(form: FormData): Problem | null {
  if (!Number(form.get('product_detail_id'))) return 'itemNotValid'
  if (!form.get('size')) return 'chooseSize'
  return Number(form.get('qty')) >= 1 ? null : 'minQuantity'
}

/** Size, quantity and 'Add to Cart': a plain form to the gateway, which scripts turn into the drawer. */
export function AddToCart({ productId, sizes }: AddToCartProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const addToCart = useAddToCart()
  const drawer = useCartDrawer()
  const isSoldOut = sizes.every((size) => !size.is_available)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (addToCart.isPending) return
    const data = new FormData(event.currentTarget)
    const found = problemOf(data)
    setProblem(found)
    if (found === 'chooseSize')
      form.current?.querySelector<HTMLInputElement>('[name=size]')?.focus()
    if (found) return
    addToCart.mutate(
      {
        product_detail_id: productId,
        size: String(data.get('size')),
        qty: Number(data.get('qty')),
      },
      { onSuccess: drawer.open },
    )
  }

  return (
    <form ref={form} method="post" action="/api/cart" onSubmit={submit} noValidate className="mt-6">
      <input type="hidden" name="product_detail_id" value={productId} />
      <SizeChoice
        sizes={sizes}
        onChoose={() => setProblem(null)}
        isInvalid={problem === 'chooseSize'}
      />
      <div className="mt-4">
        <QuantityField
          name="qty"
          label={words.product.quantity}
          decrease={words.product.decrease}
          increase={words.product.increase}
        />
      </div>
      <p role="alert" id="add-to-cart-problem" className="min-h-6 text-danger">
        {problem && words.product[problem]}
      </p>
      <button type="submit" disabled={isSoldOut} className={`${buttonStyle()} mt-1 w-full`}>
        {isSoldOut && words.product.soldOut}
        {!isSoldOut && (addToCart.isPending ? words.product.adding : words.product.addToCart)}
      </button>
    </form>
  )
}

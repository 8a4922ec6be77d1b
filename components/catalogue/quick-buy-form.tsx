'use client'

import { type FormEvent, useId, useState } from 'react'
import { SizeChoice } from '#components/product/size-choice.tsx'
import { useBuyForm } from '#components/product/use-buy-form.ts'
import { buttonStyle } from '#components/ui/button-style.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { QuantityField } from '#components/ui/quantity-field.tsx'
import type { Product, ProductSize } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'

interface QuickBuyFormProps {
  product: Product
  onAdded: () => void
}

/** Size and quantity, up to what a shop has of the size (spec §5), 'add to cart' and 'view detail'. */
export function QuickBuyForm({ product, onAdded }: QuickBuyFormProps) {
  const id = useId()
  const [size, setSize] = useState<ProductSize | null>(null)
  const { problem, isAdding, add, clearProblem } = useBuyForm()
  const isSoldOut = product.sizes.every((candidate) => !candidate.is_available)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (await add(event)) onAdded()
  }
  const choose = (chosen: ProductSize) => {
    setSize(chosen)
    clearProblem()
  }
  return (
    <form method="post" action="/api/cart" onSubmit={submit} noValidate className="mt-4">
      <input type="hidden" name="product_detail_id" value={product.id} />
      <SizeChoice
        sizes={product.sizes}
        onChoose={choose}
        problemId={problem === 'chooseSize' ? id : undefined}
      />
      <div className="mt-4">
        <QuantityField
          name="qty"
          label={words.product.quantity}
          decrease={words.product.decrease}
          increase={words.product.increase}
          limit={size?.available_qty ?? undefined}
          beyondLimit={words.product.outOfStockLimit}
        />
      </div>
      <p role="alert" id={id} className="min-h-6 text-danger">
        {problem && words.product[problem]}
      </p>
      <button type="submit" disabled={isSoldOut} className={`${buttonStyle()} w-full`}>
        {isSoldOut && words.product.soldOut}
        {!isSoldOut && (isAdding ? words.product.adding : words.product.quickAdd)}
      </button>
      <IntentLink
        href={`/product/${product.id}`}
        className={`${buttonStyle('secondary')} mt-3 w-full`}
      >
        {words.product.viewDetail}
      </IntentLink>
    </form>
  )
}

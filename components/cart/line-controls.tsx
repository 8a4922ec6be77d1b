'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lineRemoval, qtyChange } from '#components/cart/cart-writes.ts'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import type { CartItem } from '#lib/contract/cart.ts'
import * as words from '#lib/messages/words.ts'

/** Minus, plus and remove of a cart line. Minus never goes below 1; remove asks first. */
export function LineControls({ line }: { line: CartItem }) {
  const queries = useQueryClient()
  const changeQty = useMutation(qtyChange(queries))
  const removeLine = useMutation(lineRemoval(queries))
  const [isAsking, setAsking] = useState(false)
  const name = words.cart.sized(line.product_detail.product_name, line.size_name)
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <div className="flex items-center border border-muted">
        <IconButton
          icon="minus"
          label={words.cart.decrease(name)}
          disabled={line.qty <= 1}
          onClick={() => changeQty.mutate({ line, by: -1 })}
        />
        <output className="min-w-8 text-center tabular-nums" aria-label={words.cart.quantity}>
          {line.qty}
        </output>
        <IconButton
          icon="plus"
          label={words.cart.increase(name)}
          onClick={() => changeQty.mutate({ line, by: 1 })}
        />
      </div>
      <button
        type="button"
        className="min-h-11 text-sm underline underline-offset-4"
        aria-label={words.cart.removeItem(name)}
        onClick={() => setAsking(true)}
      >
        {words.cart.remove}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        question={words.cart.confirmRemove}
        text={name}
        yes={words.cart.yesRemove}
        no={words.cart.keep}
        onYes={() => removeLine.mutate(line)}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

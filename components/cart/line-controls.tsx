'use client'

import type { CartItem } from '@etalase/contract/cart.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type MouseEvent, useState } from 'react'
import { lineRemoval, qtyChange } from '#components/cart/cart-mutations.ts'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { cartMessages } from '#messages/cart.ts'

/** Runs the action instead of submitting the form. Without JavaScript the form is submitted. */
const inPlaceOfSubmit = (action: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  action()
}

interface LineFormProps extends ComponentProps<'form'> {
  line: CartItem
  action: string
}

/** One change of a line, in its own form: text browsers don't support buttons with their own form action. */
const LineForm = ({ line, children, ...form }: LineFormProps) => (
  <OwnForm {...form}>
    <input type="hidden" name="product_detail_id" value={line.product_detail_id} />
    <input type="hidden" name="size" value={line.size_code} />
    {children}
  </OwnForm>
)

/** Minus and plus of a cart line. Minus never goes below 1. */
function Quantity({ line, name }: { line: CartItem; name: string }) {
  const changeQty = useMutation(qtyChange(useQueryClient()))
  const isLeast = line.qty <= 1
  const decrease = () => {
    if (!isLeast) changeQty.mutate({ line, by: -1 })
  }
  return (
    <div className="flex items-center border border-muted">
      <LineForm line={line} action="/api/cart/decrease">
        <IconButton
          type={isLeast ? 'button' : 'submit'}
          icon="minus"
          label={cartMessages.decrease(name)}
          aria-disabled={isLeast}
          onClick={inPlaceOfSubmit(decrease)}
        />
      </LineForm>
      <output className="min-w-8 text-center tabular-nums" aria-label={cartMessages.quantity}>
        {line.qty}
      </output>
      <LineForm line={line} action="/api/cart/increase">
        <IconButton
          type="submit"
          icon="plus"
          label={cartMessages.increase(name)}
          onClick={inPlaceOfSubmit(() => changeQty.mutate({ line, by: 1 }))}
        />
      </LineForm>
    </div>
  )
}

/** Minus, plus and remove buttons of a cart line, as plain HTML forms. With JavaScript they call the gateway, and remove asks first. */
export function LineControls({ line }: { line: CartItem }) {
  const removeLine = useMutation(lineRemoval(useQueryClient()))
  const [isAsking, setAsking] = useState(false)
  const name = cartMessages.sized(line.product_detail.product_name, line)
  return (
    <div className="flex flex-wrap items-center gap-x-4 self-start">
      <Quantity line={line} name={name} />
      <LineForm line={line} action="/api/cart/remove">
        <button
          type="submit"
          className="min-h-11 text-sm underline underline-offset-4"
          aria-label={cartMessages.removeItem(name)}
          onClick={inPlaceOfSubmit(() => setAsking(true))}
        >
          {cartMessages.remove}
        </button>
      </LineForm>
      <ConfirmDialog
        isOpen={isAsking}
        question={cartMessages.confirmRemove}
        text={name}
        yes={cartMessages.yesRemove}
        no={cartMessages.keep}
        onYes={() => removeLine.mutate(line)}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

import { type FormEvent, useState } from 'react'
import { wakeExtras } from '#components/layout/extras.ts'
import {
  type BuyProblem,
  readSizedRequest,
  type SizedRequest,
} from '#components/product/sized-request.ts'

const focusSizes = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[name=size]')?.focus()

/** Puts it into the cart; where our code cannot come, the form goes the way it goes without scripts. */
async function addOrSubmit(request: SizedRequest, form: HTMLFormElement): Promise<boolean> {
  const writes = await import('#components/cart/cart-writes.ts').catch(() => null)
  if (!writes) {
    form.submit()
    return false
  }
  await wakeExtras()
  return writes.addToCart(request)
}

/** A form that buys a sized product: what is wrong with it, and adding it to the cart. */
export function useBuyForm() {
  const [problem, setProblem] = useState<BuyProblem | null>(null)
  const [isAdding, setAdding] = useState(false)

  const ask = (form: HTMLFormElement, tooFew: 'minQuantity' | 'minQuantityStock') => {
    const found = readSizedRequest(new FormData(form), tooFew)
    const isProblem = typeof found === 'string'
    setProblem(isProblem ? found : null)
    if (found === 'chooseSize') focusSizes(form)
    return isProblem ? null : found
  }

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isAdding) return false
    const request = ask(event.currentTarget, 'minQuantity')
    if (!request) return false
    setAdding(true)
    const isAdded = await addOrSubmit(request, event.currentTarget)
    setAdding(false)
    return isAdded
  }

  return { problem, isAdding, ask, add, clearProblem: () => setProblem(null) }
}

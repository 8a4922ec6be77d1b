import { type FormEvent, useState } from 'react'
import {
  type BuyProblem,
  isQuantityProblem,
  isSizeProblem,
  readSizedRequest,
  type SizedRequest,
  type TooFew,
} from '#components/product/sized-request.ts'
import { loadShell } from '#components/shell/shell-state.ts'

function focusProblem(form: HTMLFormElement, problem: BuyProblem): void {
  const field = isSizeProblem(problem) ? 'size' : isQuantityProblem(problem) && 'qty'
  if (field) form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
}

/** Puts it into the cart; where our code cannot come, the form goes the way it goes without scripts. */
async function addOrSubmit(request: SizedRequest, form: HTMLFormElement): Promise<boolean> {
  const writes = await import('#components/cart/cart-mutations.ts').catch(() => null)
  if (!writes) {
    form.submit()
    return false
  }
  await loadShell()
  return writes.addToCart(request)
}

/** A form that buys a sized product: the one thing that is wrong with it now, and adding it to the cart. */
export function useBuyForm() {
  const [problem, setProblem] = useState<BuyProblem | null>(null)
  const [isAdding, setAdding] = useState(false)

  const ask = (form: HTMLFormElement, tooFew: TooFew) => {
    const found = readSizedRequest(new FormData(form), tooFew)
    if (typeof found !== 'string') {
      setProblem(null)
      return found
    }
    setProblem(found)
    focusProblem(form, found)
    return null
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

  return { problem, isAdding, ask, add, tell: setProblem }
}

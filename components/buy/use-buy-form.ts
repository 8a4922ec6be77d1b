import { type FormEvent, useState } from 'react'
import {
  type BuyProblem,
  type BuyRequest,
  isQuantityProblem,
  isSizeProblem,
  readBuyRequest,
  type TooFew,
} from '#components/buy/buy-request.ts'
import { shellCode } from '#components/ui/shell-state.ts'

function focusProblem(form: HTMLFormElement, problem: BuyProblem): void {
  const field = isSizeProblem(problem) ? 'size' : isQuantityProblem(problem) && 'qty'
  if (field) form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
}

/** Adds to the cart; when the code cannot be loaded, submits the form as without JavaScript. */
async function addOrSubmit(request: BuyRequest, form: HTMLFormElement): Promise<boolean> {
  const writes = await import('#components/cart/cart-mutations.ts').catch(() => null)
  if (!writes) {
    form.submit()
    return false
  }
  await shellCode.load()
  return writes.addToCart(request)
}

/** The state of a buy form: its current problem, and adding to the cart. */
export function useBuyForm() {
  const [problem, setProblem] = useState<BuyProblem | null>(null)
  const [isAdding, setAdding] = useState(false)

  const validate = (form: HTMLFormElement, tooFew: TooFew) => {
    const found = readBuyRequest(new FormData(form), tooFew)
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
    const request = validate(event.currentTarget, 'minQuantity')
    if (!request) return false
    setAdding(true)
    const isAdded = await addOrSubmit(request, event.currentTarget)
    setAdding(false)
    return isAdded
  }

  return { problem, isAdding, validate, add, setProblem: setProblem }
}

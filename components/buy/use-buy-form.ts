import { type FormEvent, useState } from 'react'
import {
  type BuyProblem,
  type BuyRequest,
  isQuantityProblem,
  isSizeProblem,
  readBuyRequest,
  type TooFew,
} from '#components/buy/buy-request.ts'
import { answerAgent, isFromAgent, toolRefused } from '#components/ui/agent-answer.ts'
import { shellCode } from '#components/ui/shell-state.ts'
import { productMessages } from '#messages/product.ts'

function focusProblem(form: HTMLFormElement, problem: BuyProblem): void {
  const field = isSizeProblem(problem) ? 'size' : isQuantityProblem(problem) && 'qty'
  if (field) form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
}

/** Adds to the cart. If the code fails to load, submits the form as without JavaScript. */
async function addOrSubmit(request: BuyRequest, form: HTMLFormElement): Promise<boolean> {
  const writes = await import('#components/cart/cart-mutations.ts').catch(() => null)
  if (!writes) {
    form.submit()
    return false
  }
  await shellCode.load()
  return writes.addToCart(request)
}

/** Adds the item that an agent requested, and returns the result to the agent. The code loads only for agents. */
async function addForAgent(
  event: FormEvent<HTMLFormElement>,
  request: BuyRequest | BuyProblem,
): Promise<boolean> {
  const result =
    typeof request === 'string'
      ? Promise.resolve(toolRefused(productMessages[request]))
      : import('#components/cart/agent-add.ts').then((agent) => agent.addForAgent(request))
  answerAgent(event, result)
  await shellCode.load()
  return !(await result).isError
}

/** Returns a buy form's current problem, and functions to validate it and add to the cart. */
export function useBuyForm() {
  const [problem, setProblem] = useState<BuyProblem | null>(null)
  const [isAdding, setAdding] = useState(false)

  const read = (form: HTMLFormElement, tooFew: TooFew) => {
    const found = readBuyRequest(new FormData(form), tooFew)
    setProblem(typeof found === 'string' ? found : null)
    if (typeof found === 'string') focusProblem(form, found)
    return found
  }

  const validate = (form: HTMLFormElement, tooFew: TooFew) => {
    const found = read(form, tooFew)
    return typeof found === 'string' ? null : found
  }

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isFromAgent(event)) return addForAgent(event, read(event.currentTarget, 'minQuantity'))
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

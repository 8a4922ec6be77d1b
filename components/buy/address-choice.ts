import { readQuantity } from '@etalase/contract/rules/cart.ts'

/** Why the address's size is not chosen: it is sold out, or the product lacks it. */
export type MissingSize = { soldOut: string } | 'none'

/** Size and quantity of a buy form as the query of another colour's page; empty while nothing is chosen. */
export function choiceQuery(form: FormData): string {
  const query = new URLSearchParams()
  const size = form.get('size')
  const qty = readQuantity(String(form.get('qty') ?? ''))
  if (size) query.set('size', String(size))
  if (typeof qty === 'number' && qty > 1) query.set('qty', String(qty))
  const text = String(query)
  return text && `?${text}`
}

/** Selects a size, unless one is selected already. */
function selectSize(form: HTMLFormElement, code: string): MissingSize | null {
  // One that is sold out has no name (components/buy/size-choice.tsx).
  const selector = 'input[name=size], input[type=radio][aria-disabled=true]'
  const inputs = [...form.querySelectorAll<HTMLInputElement>(selector)]
  if (inputs.some(({ checked }) => checked)) return null
  const input = inputs.find(({ value }) => value === code)
  if (!input) return 'none'
  if (input.getAttribute('aria-disabled') === 'true') return { soldOut: code }
  input.checked = true
  return null
}

/** Writes a quantity, unless the shopper has written one already. */
function writeQuantity(form: HTMLFormElement, typed: string): void {
  const input = form.querySelector<HTMLInputElement>('input[name=qty]')
  const qty = readQuantity(typed)
  if (input?.value === input?.defaultValue && typeof qty === 'number' && input)
    input.value = String(qty)
}

/** Fills size and quantity of a buy form in from `?size=` and `&qty=`; the size is missing when it cannot be chosen. */
export function fillFromAddress(form: HTMLFormElement): MissingSize | null {
  const query = new URLSearchParams(window.location.search)
  const code = query.get('size')
  const missing = code ? selectSize(form, code) : null
  writeQuantity(form, query.get('qty') ?? '')
  form.dispatchEvent(new Event('input'))
  return missing
}

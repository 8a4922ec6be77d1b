import { readQuantity } from '@etalase/contract/rules/cart.ts'

/** Why the size in the page's URL isn't selected: it is sold out, or the product lacks it. */
export type MissingSize = { soldOut: string } | 'none'

/** Returns a buy form's size and quantity as the query for another colour's page; empty while nothing is chosen. */
export function choiceQuery(form: FormData): string {
  const query = new URLSearchParams()
  const size = form.get('size')
  const qty = readQuantity(String(form.get('qty') ?? ''))
  if (size) query.set('size', String(size))
  if (typeof qty === 'number' && qty > 1) query.set('qty', String(qty))
  const text = String(query)
  return text && `?${text}`
}

/** Selects a size unless one is already selected. */
function selectSize(form: HTMLFormElement, code: string): MissingSize | null {
  // Sold-out sizes have no name (components/buy/size-choice.tsx).
  const selector = 'input[name=size], input[type=radio][aria-disabled=true]'
  const inputs = [...form.querySelectorAll<HTMLInputElement>(selector)]
  if (inputs.some(({ checked }) => checked)) return null
  const input = inputs.find(({ value }) => value === code)
  if (!input) return 'none'
  if (input.getAttribute('aria-disabled') === 'true') return { soldOut: code }
  input.checked = true
  return null
}

/** Fills in the quantity unless the shopper has typed one. */
function writeQuantity(form: HTMLFormElement, typed: string): void {
  const input = form.querySelector<HTMLInputElement>('input[name=qty]')
  const qty = readQuantity(typed)
  if (input?.value === input?.defaultValue && typeof qty === 'number' && input)
    input.value = String(qty)
}

/** Fills in a buy form's size and quantity from `?size=` and `&qty=`. Returns why the size can't be selected, else null. */
export function fillFromAddress(form: HTMLFormElement): MissingSize | null {
  const query = new URLSearchParams(window.location.search)
  const code = query.get('size')
  const missing = code ? selectSize(form, code) : null
  writeQuantity(form, query.get('qty') ?? '')
  form.dispatchEvent(new Event('input'))
  return missing
}

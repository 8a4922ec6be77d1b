import type { GuestAddress, SavedAddress } from '@etalase/contract/rules/forms.ts'
import { pinForm } from '@etalase/contract/rules/pin-form.ts'
import { fieldIds } from '#lib/checkout/destination.ts'

/** The levels of an area, each with the lower levels that a choice clears. */
const levels = [
  { field: 'provinceId', cleared: { cityId: null, subdistrictId: null } },
  { field: 'cityId', cleared: { subdistrictId: null } },
  { field: 'subdistrictId', cleared: {} },
] as const

/** Returns the chosen area, starting at the level that changed. */
function areaChosen(form: HTMLFormElement, rendered: GuestAddress): Partial<SavedAddress> {
  for (const { field, cleared } of levels) {
    const element = form.elements.namedItem(field)
    if (!(element instanceof HTMLSelectElement) || element.disabled) continue
    const chosen = Number(element.value) || null
    if (chosen !== rendered[field]) return { [field]: chosen, ...cleared }
  }
  return {}
}

/** Returns the values typed before React hydrated the form. `rendered` holds the page's original values. */
export function typedBeforeHydration(
  form: HTMLFormElement | null,
  rendered: GuestAddress,
): Partial<SavedAddress> {
  if (!form) return {}
  const typed = areaChosen(form, rendered)
  for (const [field, id] of Object.entries(fieldIds)) {
    const element = (field in rendered || field in pinForm) && form.elements.namedItem(id)
    const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    if (isText && element.value !== element.defaultValue)
      Object.assign(typed, { [field]: element.value })
  }
  return typed
}

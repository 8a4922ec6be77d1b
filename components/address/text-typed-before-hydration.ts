import { fieldIds } from '#components/address/field-ids.ts'
import type { SavedAddress } from '#lib/rules/saved-address.ts'

const textFields = ['label', 'recipientName', 'recipientPhone', 'street', 'zip', 'notes'] as const

/** The text that was typed into a form before React hydrated it. */
export function textTypedBeforeHydration(form: HTMLFormElement | null): Partial<SavedAddress> {
  const typed: Partial<SavedAddress> = {}
  for (const field of textFields) {
    const element = form?.elements.namedItem(fieldIds[field])
    const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    if (isText && element.value !== element.defaultValue) typed[field] = element.value
  }
  return typed
}

import type { UserEvent } from '@testing-library/user-event'

/** Puts a text into a field at once, behind what it has: each key that is typed renders the form again. Tests of typing type. */
export async function fill(shopper: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await shopper.click(field)
  await shopper.paste(text)
}

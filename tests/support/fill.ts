import type { UserEvent } from '@testing-library/user-event'

/** Pastes a text into a field at once, after its content, because each typed key re-renders the form. Tests of typing should type. */
export async function fill(shopper: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await shopper.click(field)
  await shopper.paste(text)
}

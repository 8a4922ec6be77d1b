import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'

/** Returns a field's error message, as a screen reader reads it. */
export function problemAt(input: HTMLElement): string | undefined {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
  const id = ids.find((one) => one.endsWith('-problem'))
  return (id && document.getElementById(id)?.textContent) || undefined
}

/** Waits for a toast. */
export async function toasted(message: string): Promise<void> {
  const region = await screen.findByRole('region', { name: /notifications/i })
  expect(await within(region).findByText(message)).toBeTruthy()
}

import type { Page } from '@playwright/test'

/** What a shopper has done on a page and those that followed it. */
export interface Decisions {
  /** Presses of a finger or a mouse, each with the name of what was pressed. */
  presses: string[]
  /** The ids of the fields that were filled in. */
  fields: Set<string>
}

/** Counts presses and fields from now on, across pages; the open page is loaded again. */
export async function countDecisions(page: Page): Promise<Decisions> {
  const decisions: Decisions = { presses: [], fields: new Set() }
  await page.exposeFunction('countPress', (name: string) => decisions.presses.push(name))
  await page.exposeFunction('countField', (id: string) => decisions.fields.add(id))
  await page.addInitScript(() => {
    const count = (name: 'countPress' | 'countField', what: string) =>
      Reflect.get(window, name)(what)
    window.addEventListener('pointerdown', ({ target }) => {
      const pressed = target instanceof Element ? target.closest('a, button, label') : null
      count('countPress', pressed?.textContent ?? '')
    })
    window.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLElement) count('countField', target.id)
    })
  })
  await page.reload()
  return decisions
}

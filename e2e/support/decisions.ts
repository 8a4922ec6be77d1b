import type { Page } from '@playwright/test'

/** Actions of a shopper on a page and those that follow. */
export interface Decisions {
  /** Presses by touch or mouse, each with the name of the target. */
  presses: string[]
  /** Ids of filled-in fields. */
  fields: Set<string>
}

/** Counts presses and fields from now on, across pages; reloads the open page. */
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

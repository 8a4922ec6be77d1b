import { expect } from '@playwright/test'
import { byCss, byRole, field, heading, inMain, link, summary } from '#e2e/engines/query.ts'
import { type Tab, until } from '#e2e/engines/tab.ts'
import { test } from '#e2e/engines/test.ts'
import { headerMessages } from '#messages/header.ts'
import { filterMessages } from '#messages/list.ts'

const women = '/products?category_id=7'
const cards = byCss('[data-product] h3')

/** Returns whether a card with this name is in the viewport. */
const isInWindow = (tab: Tab, name: string) =>
  tab.evaluate((wanted) => {
    const card = [...document.querySelectorAll('[data-product] h3')].find(
      ({ textContent }) => textContent === wanted,
    )
    const { top, bottom } = card?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
    return top < innerHeight && bottom > 0
  }, name)

test('a list grows on scrolling, and Back returns to the opened card', async ({ tab }) => {
  await tab.open(women)
  await until(async () => {
    await tab.evaluate(() => scrollBy(0, 500))
    expect(await tab.count(cards)).toBeGreaterThanOrEqual(16)
  })
  const name = (await tab.texts(cards))[13] ?? ''
  await tab.press(inMain(link(new RegExp(name))))
  await tab.sees(heading(name))
  await tab.isAt(/^\/product\//)
  await tab.back()
  await tab.isAt(/^\/products\?category_id=7/)
  await until(async () => expect(await isInWindow(tab, name)).toBe(true))
})

test("the header's search finds products, and says when nothing matches", async ({ tab }) => {
  await tab.open('/')
  for (const [search, found] of [
    ['batik', /Results for “batik”/],
    ['zzqxj', /No results for “zzqxj”/],
  ] as const) {
    await tab.press(summary(headerMessages.openSearch))
    await tab.fill(field(headerMessages.searchLabel), search)
    await tab.pressKey('Enter')
    await tab.isAt(new RegExp(`^/products\\?search=${search}$`))
    await tab.sees(heading(found))
  }
})

test('a list is narrowed to available items, and a chip removes the filter', async ({ tab }) => {
  await tab.open(women)
  await tab.press(link(/^Filter( \(\d+\))?$/))
  await tab.press(link(new RegExp(`^${filterMessages.available}`)))
  await tab.isAt(/available/)
  await tab.press(link(/^Show \d+ items?$/))
  const chips = byRole('list', filterMessages.chosen)
  await tab.press({ ...link(filterMessages.remove(filterMessages.available)), inside: chips })
  await tab.isAt(/^\/products\?category_id=7$/)
})

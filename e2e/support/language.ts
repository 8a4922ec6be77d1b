import { readdirSync } from 'node:fs'
import type { Product } from '@etalase/contract/product.ts'
import type { Page } from '@playwright/test'
import { e2e, language } from '#e2e/settings.ts'

/** Loads a product in the shop's language. */
export async function productInOwnLanguage(id: number): Promise<Product> {
  const headers = { 'Accept-Language': language }
  const response = await fetch(`${e2e.backendUrl}/product?id=${id}`, { headers })
  const answer: { data: { product: Product } } = await response.json()
  return answer.data.product
}

/** Returns texts of a table that are long enough to be unambiguous in language. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return /\w+ \w+ \w+/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : []
}

const folder = new URL('../../lib/messages/', import.meta.url)

async function sentencesIn(table: string): Promise<string[]> {
  const files = readdirSync(new URL(`${table}/`, folder))
  const areas = await Promise.all(
    files.map((file): Promise<object> => import(new URL(`${table}/${file}`, folder).href)),
  )
  return areas.flatMap(sentences)
}

const english = await sentencesIn('en')
const own = new Set(await sentencesIn(language))

/** Returns sentences of the English table that a page shows. */
export async function englishOn(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return english.filter((sentence) => !own.has(sentence) && text.includes(sentence))
}

/** Returns the page's width in CSS pixels. */
export const pageWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth)

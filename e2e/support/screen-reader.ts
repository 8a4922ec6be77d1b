import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { language } from '#e2e/settings.ts'
import { listMessages } from '#messages/list.ts'

const script = '/virtual-screen-reader.js'
const source = new URL(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))

/** Serves the screen reader to a test's pages, which must bypass their content security policy. */
export async function offerScreenReader(page: Page): Promise<void> {
  const body = await readFile(source, 'utf8')
  await page.route(`**${script}`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  )
}

/** Returns everything that a screen reader says in a part of a page. */
const heardIn = (page: Page, part: string): Promise<string[]> =>
  page.locator(part).evaluate(async (container, url) => {
    const { virtual } = await import(url)
    await virtual.start({ container })
    for (let phrase = 1; phrase < 1000; phrase++) {
      await virtual.next()
      if ((await virtual.lastSpokenPhrase()).startsWith('end of main')) break
    }
    const phrases: string[] = await virtual.spokenPhraseLog()
    await virtual.stop()
    return phrases
  }, script)

const namesOf = (field: 'month' | 'weekday', width: 'short' | 'long') => {
  const { format } = new Intl.DateTimeFormat(language, { [field]: width, timeZone: 'UTC' })
  const count = field === 'month' ? 12 : 7
  return Array.from({ length: count }, (_, index) =>
    format(field === 'month' ? Date.UTC(2026, index, 15) : Date.UTC(2026, 0, 4 + index)),
  )
}

const dateNames = (['month', 'weekday'] as const).flatMap((field) => [
  ...namesOf(field, 'long'),
  ...namesOf(field, 'short'),
])
const longestFirst = dateNames.toSorted((one, other) => other.length - one.length)
const dateName = new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'giu')
const orderNumber = /\b[0-9A-F]{8}\b/g

/** Masks order numbers, dates and times, so that a phrase is the same each day. */
function timeless(phrase: string): string {
  const numbered = phrase.replaceAll(orderNumber, '#')
  const isOfTime = /\bWIB\b/.test(numbered) || numbered.search(dateName) >= 0
  if (!isOfTime) return numbered
  return (
    numbered
      .replaceAll(dateName, '#')
      // The first of a month has a French ordinal number.
      .replaceAll(/\d+(?:er\b)?/g, '#')
      .replaceAll(/#(?:[\s,.:–-]*#)+/g, '#')
  )
}

/** Whether a phrase is informative: excludes ends of parts, paragraphs, list options, and text for browsers without scripts. */
const tells = (phrase: string) => !/^(end of |option, |paragraph$|<)/.test(phrase)

/** Returns the transcript of a loaded page's main content under a title, one phrase per line. */
export async function transcript(page: Page, title: string): Promise<string> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').getByText(listMessages.loading)).toHaveCount(0)
  const phrases = (await heardIn(page, 'main')).filter(tells)
  return `## ${title}\n\n${phrases.map(timeless).join('\n')}\n`
}

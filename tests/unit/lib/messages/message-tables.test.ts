import { globSync, readdirSync, readFileSync } from 'node:fs'
import { languages } from '@etalase/contract/rules/language.ts'
import { describe, expect, test } from 'vitest'
import { tableOf } from '#tests/support/message-tables.ts'

/** Folders with one subfolder per language: texts of the shop and the company. */
const folders = ['lib/messages', 'brand/texts']
const filesOf = (language: string) => folders.map((folder) => readdirSync(`${folder}/${language}`))
const others = languages.filter((language) => language !== 'en')

const placeholders = ['«first»', '«second»', '«third»', '«fourth»']

/** Returns the parameters that a function's text contains; null when they aren't plain texts. */
function namedBy(words: (...parameters: string[]) => unknown): string[] | null {
  try {
    const text = String(words(...placeholders))
    return placeholders.filter((placeholder) => text.includes(placeholder))
  } catch {
    return null
  }
}

const isFunction = (value: unknown): value is (...parameters: string[]) => unknown =>
  typeof value === 'function'

const english = await tableOf('en', folders)

/** Texts that other languages share with English. */
const sharedTexts =
  /^(?:FAQ|Email|Checkout|Online|Newsletter|Subtotal|Total|Status|Data|Notes?|Filter|Menu|Province|Contact|Promotion|Suggestions|\/.*|.{0,3})$/

describe.each(others)('the messages in %s', (language) => {
  test('have exactly the files and keys of English', async () => {
    expect(filesOf(language)).toEqual(filesOf('en'))
    expect([...(await tableOf(language, folders)).keys()].toSorted()).toEqual(
      [...english.keys()].toSorted(),
    )
  })

  test('name everything that the English sentence names', async () => {
    for (const [path, words] of await tableOf(language, folders)) {
      const original = english.get(path)
      if (isFunction(words) && isFunction(original)) {
        const named = namedBy(original)
        expect(namedBy(words), path).toEqual(named && expect.arrayContaining(named))
      }
    }
  })

  test('are translated', async () => {
    const same = [...(await tableOf(language, folders))].filter(
      ([path, words]) => words === english.get(path) && typeof words === 'string',
    )
    expect(same.filter(([, words]) => !sharedTexts.test(String(words)))).toEqual([])
  })

  test('have the type of the English ones, so that a missing or added key fails the type check', () => {
    const files = globSync(folders.map((folder) => `${folder}/${language}/*.ts`))
    for (const file of files.filter((path) => !path.endsWith('/language.ts'))) {
      const tables = readFileSync(file, 'utf8').match(/^export const .*/gm) ?? []
      expect(tables, file).not.toEqual([])
      for (const table of tables)
        expect(table, file).toMatch(
          /^export const \w+: (?:typeof English\w*|Record<CollectionSlug, \{ title: string; text: string \}>) = /,
        )
    }
  })
})

test('a component has no text of its own in an attribute', () => {
  const attribute =
    /\b(?:aria-[a-z]+|alt|title|placeholder|label|caption|hint)="[^"]*[A-Za-z]{3}[^"]*"/g
  const ids =
    /aria-(?:labelledby|describedby|controls|live|current|haspopup|autocomplete|hidden|modal|orientation|busy|pressed|expanded)=/
  const sources = globSync('{app,components}/**/*.tsx').filter((path) => !path.includes('kit'))
  const found = sources.flatMap((path) =>
    (readFileSync(path, 'utf8').match(attribute) ?? [])
      .filter((text) => !ids.test(text))
      .map((text) => `${path}: ${text}`),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test('no module of the shop has its own sentences, except errors and texts for machines', () => {
  const sentence = /['"`][A-Z][a-z]+ [a-z]+ [a-z]+[^'"`]*['"`]/
  const forEngineers = /Error\(|reject\(new \w+\(|console\.|limitedWarning\(|^\s*(?:\*|\/\/|\/\*)/
  // Calls of backends that report changes, of staff and of platforms, and the metrics.
  const forMachines = [
    'lib/gateway/revalidate.ts',
    'lib/ucp/',
    // Reasons why an action skips a guard.
    'lib/actions/',
    'lib/front/actions.ts',
    'lib/front/metrics.ts',
    'packages/front/src/shared/actions.ts',
    'packages/front/src/shared/settings.ts',
    'packages/front/src/watch/',
    'packages/front/src/queue/queue-metrics.ts',
    'packages/front/src/queue/receive-order.ts',
  ]
  const sources = globSync('{app,components,lib,packages/front/src}/**/*.{ts,tsx}').filter(
    (path) => !/kit|^lib\/(?:messages|contract|config|log)\//.test(path),
  )
  const found = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => sentence.test(line) && !forEngineers.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(found.filter((line) => !forMachines.some((path) => line.startsWith(path)))).toEqual([])
})

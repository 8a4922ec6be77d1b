import { wibDeadlineIn } from '@etalase/contract/rules/wib-dates.ts'
import { describe, expect, test } from 'vitest'
import { contentLanguages, type TranslatedLanguage } from '#content-language.ts'
import { messages } from '#messages/messages.ts'
import { runInLanguage } from '#messages/request-language.ts'

const facts = {
  number: 'NUMBER',
  total: 'TOTAL',
  deadline: 'DEADLINE',
  channel: 'CHANNEL',
  howToPay: 'HOW',
  isPickup: true,
  arrivalDays: '3-4',
  linkDays: 30,
}

/** Lists a language's texts with their paths in the table; functions are called with sample values. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    const given = path.includes('order.') ? [facts] : ['111', '222', '333']
    return sentences(Reflect.apply(value, null, given), `${path}()`)
  }
  return Object.entries(Object(value)).flatMap(([key, part]) => sentences(part, `${path}.${key}`))
}

const english = sentences(runInLanguage('en', messages))

/** Texts that are the same as in English, by language. */
const same: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  id: ['.mails.total', '.mails.promo()'],
  fr: [],
}

const languages = contentLanguages.filter((language) => language !== 'en')

describe.each(languages)("the backend's messages in %s", (language) => {
  const translated = new Map(sentences(runInLanguage(language, messages)))

  test('have every English message, in as many sentences', () => {
    expect([...translated.keys()]).toEqual(english.map(([path]) => path))
    expect(english.length).toBeGreaterThan(120)
  })

  test('are translated, except for the listed ones', () => {
    const left = english.filter(
      ([path, text]) => translated.get(path) === text && text !== facts.howToPay,
    )
    expect(left.map(([path]) => path).toSorted()).toEqual(same[language].toSorted())
  })

  test('keep the numbers, names and amounts of each sentence', () => {
    const values = /111|222|333|30|3-4|1x24|10:00-20:00|[A-Z]{5,}/g
    const valuesIn = (text: string) => [...new Set(text.match(values))].toSorted()
    for (const [path, text] of english) {
      expect([path, valuesIn(translated.get(path) ?? '')]).toEqual([path, valuesIn(text)])
    }
  })
})

test('French uses non-breaking spaces before punctuation, and typographic apostrophes', () => {
  for (const [path, text] of sentences(runInLanguage('fr', messages))) {
    expect([path, text]).not.toEqual([path, expect.stringMatching(/ [:;!?»]|« |\w[;!?]|'/)])
  }
})

test('a nested language applies only within its own scope', () => {
  const total = () => messages().mails.deliverTo
  const seen = runInLanguage('id', () => [total(), runInLanguage('en', total), total()])
  expect([...seen, total()]).toEqual(['Dikirim ke', 'Deliver to', 'Dikirim ke', 'Deliver to'])
})

test.each([
  ['2026-05-03 14:05:00', '3 Mei 2026, 14:05 WIB'],
  ['2026-08-03 14:05:00', '3 Agu 2026, 14:05 WIB'],
  ['2026-12-31 09:00:00', '31 Des 2026, 09:00 WIB'],
])('a mail writes the deadline %s as %s', (wib, written) => {
  expect(wibDeadlineIn('id', wib)).toBe(written)
})

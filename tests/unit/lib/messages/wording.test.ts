import { languages } from '@etalase/contract/rules/language.ts'
import { describe, expect, test } from 'vitest'
import { sentencesOf } from '#tests/support/message-tables.ts'

/** Finds a language's sentences matching a pattern, except those of the specification. */
async function found(language: string, pattern: RegExp, quoted?: RegExp): Promise<string[]> {
  const sentences = await sentencesOf(language)
  expect(sentences.length).toBeGreaterThan(1_000)
  return sentences
    .filter(([, text]) => pattern.test(text) && !quoted?.test(text))
    .map(([path, text]) => `${path}: ${text}`)
}

test.each(languages)('no text in %s has a superfluous space', async (language) => {
  expect(await found(language, /^\s|\s$| {2}| [,)]/)).toEqual([])
})

describe('English', () => {
  test('has one apostrophe, the straight one of the specification', async () => {
    expect(await found('en', /[‘’]/)).toEqual([])
  })

  test('uses contractions, as large shops do, except in quotes from the specification', async () => {
    const long =
      /\b(?:can ?not|do not|does not|did not|is not|are not|was not|were not|will not|has not|have not|we will|we are|you will)\b/i
    const quoted = /^Item is not valid\.$|item\(s\) were excluded/
    expect(await found('en', long, quoted)).toEqual([])
  })

  test('has no inverted sentences, and no words that native speakers avoid', async () => {
    const inverted =
      /none of yours|\bof yours\b|take the tick|stands? first|goes from here|\bno courier\b|\bany longer\b|\bshall\b|\bnobody has\b|\bsuch a\b|\bword before\b|\bgo on\b|\bis none\b|\bwe know no\b/i
    expect(await found('en', inverted)).toEqual([])
  })

  test('has one word for each thing', async () => {
    const others =
      /\be-mails?\b|\bmails?\b(?! it)|(?<!address )\blabels?\b|\bhubs?\b|\bbag\b|\blog ?in\b|\bpostcode\b|\btime to pay\b|\bnumber to pay\b/i
    expect(await found('en', others)).toEqual([])
  })
})

describe('Indonesian', () => {
  test('addresses the shopper as Anda', async () => {
    expect(await found('id', /\b[Kk]amu\b|\banda\b|(?<![Tt]a|te)mu\b/)).toEqual([])
  })

  test('has one word for each thing, and no apostrophe', async () => {
    expect(await found('id', /\bbrowser\b|\be-mail\b|\bpassword\b|['’]/i)).toEqual([])
  })
})

describe('French', () => {
  test('has no breaking space before punctuation, and no straight apostrophe', async () => {
    expect(await found('fr', / [:;!?»%]|« |\w[;!?]|'/)).toEqual([])
  })

  test('addresses the shopper as vous', async () => {
    expect(await found('fr', /(?<!\p{L})(?:tu|toi|tes?|ton)(?!\p{L})/iu)).toEqual([])
  })
})

import { editDistance } from '@etalase/contract/rules/edit-distance.ts'
import { describe, expect, test } from 'vitest'
import { correctWord } from '#search/correct-word.ts'
import { buildLexicon } from '#search/lexicon.ts'
import { understand } from '#search/understand.ts'
import { parseSynonyms } from '#seed/seed-synonyms.ts'

const lexiconOf = (text: string, words: string[] = []) =>
  buildLexicon(
    parseSynonyms(text).map((pair) => ({ ...pair, spelling: pair.term })),
    words,
  )

const clothes = lexiconOf(
  `[garment]
  kemeja = shirt
  celana pendek = shorts
  celana > celana pendek, jeans
  [color]
  hitam = black
  [near]
  ransel ~ kemeja
  [ignored]
  untuk`,
  ['batik', 'short', 'shorts', 'kemeja', 'shirt', 'celana', 'pendek', 'jeans'],
)

describe('the edit distance of two words', () => {
  test.each([
    ['batik', 'batik', 0],
    ['batik', 'btik', 1],
    ['batik', 'batiik', 1],
    ['batik', 'bitik', 1],
    ['batik', 'abtik', 1],
    ['celana', 'clna', 2],
    ['batik', 'kawung', 3],
    ['a', 'abcdef', 3],
  ])('%s and %s differ by %i letters, counted up to two', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance)
  })
})

describe('an unknown word', () => {
  test.each([
    ['kmeja', [['kemeja']]],
    ['kemejjaa', [['kemeja']]],
    ['ekmeja', [['kemeja']]],
    ['kemejanya', [['kemeja']]],
    ['kemejahitam', [['kemeja'], ['hitam']]],
    ['shrt', [['shirt']]],
    ['hitxm', [['hitam']]],
    ['keme', [['kemeja']]],
  ])('%s is read as %o', (word, words) => {
    expect(correctWord(word, clothes)).toEqual(words)
  })

  test.each(['xq', 'zzqxj', '1001', 'hi'])('%s is not corrected', (word) => {
    expect(correctWord(word, clothes)).toEqual([[]])
  })

  test.each([
    ['one letter in up to six', 'kmejaa', 'kemeja'],
    ['two letters in a longer one', 'kmjahitm', 'kemejahitam'],
    ['the first letter and another', 'slipper', 'zipper'],
    ['the first letter of a short one', 'halt', 'salt'],
  ])('is not corrected to a word that differs by more than %s', (_, word, known) => {
    expect(correctWord(word, lexiconOf(`[detail]\n${known}`))).toEqual([[]])
  })

  test('may start with a wrong letter if it is long and has no other error', () => {
    const lexicon = lexiconOf('[garment]\ncardigan')
    expect(correctWord('xardigan', lexicon)).toEqual([['cardigan']])
    expect(correctWord('xardigam', lexicon)).toEqual([[]])
    expect(correctWord('zipper', lexiconOf('[detail]\nslipper'))).toEqual([[]])
  })

  test('prefers, among equally near words, those of the most important kind', () => {
    const lexicon = lexiconOf('[garment]\nstola\nstole\n[color]\nstone', ['stoke'])
    expect(correctWord('stolx', lexicon)).toEqual([['stola', 'stole']])
    expect(correctWord('stonx', lexicon)).toEqual([['stone']])
  })
})

describe('a word that occurs only in a phrase', () => {
  const lexicon = lexiconOf(
    `[garment]
    kemeja pantai = hawaiian shirt
    [occasion]
    santai = sehari hari
    [detail]
    lengan panjang = long sleeve
    tanpa lengan = tak berlengan
    [near]
    tank top ~ kemeja
    [ignored]
    warna`,
    ['shirt', 'panjang', 'sleeve', 'santai', 'kemeja', 'pantai'],
  )
  const groupsOf = (text: string) => understand(text.split(' '), lexicon)

  test('is also its stem, so that it can end another phrase', () => {
    expect(groupsOf('berlengan panjang').map(({ text }) => text)).toEqual(['lengan panjang'])
    expect(groupsOf('tak berlengan').map(({ text }) => text)).toEqual(['tak berlengan'])
  })

  test('alone means what its phrases mean', () => {
    expect(groupsOf('hawaiian')).toMatchObject([{ kind: 'garment', typed: ['hawaiian'] }])
    expect(groupsOf('hawaiian')[0]?.meanings).toContain('kemeja pantai')
    expect(groupsOf('sehari')[0]?.meanings).toContain('santai')
    expect(groupsOf('tank')[0]?.near).toEqual(['kemeja'])
  })

  test('gets no phrase meaning when a product or a synonym has it', () => {
    expect(groupsOf('panjang')).toMatchObject([{ kind: 'word', meanings: ['panjang'], typed: [] }])
    expect(lexicon.ofPhrases.has('santai')).toBe(false)
  })

  test.each([
    ['kemeja2', ['kemeja', 'kemeja2']],
    ['sehari2', ['sehari', 'hari', 'sehari2']],
    ['zzqxj2', []],
    ['xl2', []],
    ['kemeja22', []],
    ['kemeja3', []],
    ['2kemeja', []],
  ])('%s, with or without a 2 for a doubled word, stands for %o', (word, words) => {
    expect(correctWord(word, lexicon)).toEqual([words])
  })
})

describe('synonyms', () => {
  const meaningsOf = (term: string) => clothes.entries.get(term)?.meanings

  test('with = find each other, with > only the right-hand one', () => {
    expect(meaningsOf('shirt')).toEqual(['shirt', 'kemeja'])
    expect(meaningsOf('celana')).toEqual(['celana', 'jeans', 'shorts'])
    expect(meaningsOf('shorts')).toEqual(['shorts', 'celana pendek'])
  })

  test('with ~ find nothing themselves, but know near words', () => {
    expect(clothes.entries.get('ransel')).toMatchObject({
      meanings: ['ransel'],
      near: ['kemeja', 'shirt'],
    })
  })

  test('that no product has are skipped', () => {
    const { entries } = lexiconOf('[color]\nhitam = black, item, jet black', ['black', 'jet'])
    expect(entries.get('hitam')).toMatchObject({ meanings: ['black'], same: ['black'] })
    expect(entries.get('item')).toMatchObject({ meanings: ['black'] })
  })

  test.each(['kaos = t-shirt', '[unheard]', '[color]\n= black'])('%s is refused', (text) => {
    expect(() => parseSynonyms(text)).toThrow()
  })
})

describe('a search', () => {
  const textsOf = (words: string) => understand(words.split(' '), clothes).map(({ text }) => text)

  test('takes the longest phrase, even misspelt, and drops filler words', () => {
    expect(textsOf('celana pendek hitam')).toEqual(['celana pendek', 'hitam'])
    expect(textsOf('clana pendk untuk hitm')).toEqual(['celana pendek', 'hitam'])
  })

  test('of filler words only keeps them', () => {
    expect(textsOf('untuk')).toEqual(['untuk'])
  })
})

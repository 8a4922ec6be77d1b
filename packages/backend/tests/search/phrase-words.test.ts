import { readSearch } from '@etalase/backend-kit/search/load-lexicon.ts'
import { describe, expect, test } from 'vitest'
import { demoBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint } from '#tests/support/test-backend.ts'

const backend = await demoBackend()

const list = (search: string, limit = 1) =>
  callEndpoint(backend.app, 'GET products', { search, limit })

const idsOf = async (search: string) =>
  (await list(search, 100)).products.map(({ id }) => id).toSorted()

const { lexicon } = await readSearch(backend.db, '')

/** Returns whether a search shows products, or suggests another one that does. */
async function leadsSomewhere(text: string): Promise<boolean> {
  const { product_count, search } = await list(text)
  return product_count > 0 || Boolean(search?.did_you_mean)
}

describe('a word that occurs only in a phrase', () => {
  test('is never a dead end next to a garment', {
    timeout: 120_000,
    tags: 'nightly',
  }, async () => {
    const words = [...lexicon.ofPhrases.keys()]
    const lost: string[] = []
    for (const word of words) {
      if (!(await leadsSomewhere(`kemeja ${word}`))) lost.push(word)
    }
    expect(words.length).toBeGreaterThan(100)
    expect(lost).toEqual([])
  })

  test.each([
    ['kemeja berlengan panjang', 'kemeja lengan panjang'],
    ['kemeja berlengan pendek', 'kemeja lengan pendek'],
    ['kaos tak berlengan', 'kaos tanpa lengan'],
    ['anak2', 'anak-anak'],
    ['kaos2', 'kaos'],
    ['kaos2 anak2', 'kaos anak'],
    ['celana2 pendek', 'celana pendek'],
    ['celana lebar2', 'celana lebar'],
  ])('%s finds what %s finds', async (typed, meant) => {
    const found = await idsOf(typed)
    expect(found).not.toEqual([])
    expect(found).toEqual(await idsOf(meant))
  })

  test.each([
    ['kemeja hawaiian', 'hawaiian shirt'],
    ['baju sehari2', 'baju sehari-hari'],
    ['hawai', 'kemeja hawaii'],
  ])('%s finds all that %s finds', async (typed, meant) => {
    expect(await idsOf(typed)).toEqual(expect.arrayContaining(await idsOf(meant)))
  })

  test('is not reported as corrected', async () => {
    for (const text of ['kemeja berlengan panjang', 'kaos2 anak2', 'kemeja hawaiian']) {
      expect((await list(text)).search).toMatchObject({ corrected: null, left_out: [] })
    }
  })
})

describe('an unknown word', () => {
  test.each(['kemeja zzqxj', 'kemeja zzqxj2', 'kemeja berzzqxj', 'kemeja 2000'])(
    'finds nothing, and is omitted from the suggestion: %s',
    async (text) => {
      expect(await list(text)).toMatchObject({
        product_count: 0,
        search: { did_you_mean: 'kemeja' },
      })
    },
  )

  test.each(['zzqxj2', '777'])('alone has no suggestion: %s', async (text) => {
    expect(await list(text)).toMatchObject({ product_count: 0, search: { did_you_mean: null } })
  })

  test("is not replaced by another garment next to one that isn't sold", async () => {
    expect((await list('tank hawaiian')).search?.did_you_mean ?? '').not.toContain('tank')
  })
})

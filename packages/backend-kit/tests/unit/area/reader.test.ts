import { describe, expect, test } from 'vitest'
import { nameWords } from '#area/reader/name-words.ts'
import { withDigits } from '#area/reader/numerals.ts'
import { readTypedArea } from '#area/reader/read-typed-area.ts'
import { writtenName } from '#area/written-name.ts'

/** Returns the words of a text with one role. */
const wordsAs = (role: string, typed: string) =>
  readTypedArea(typed)
    .words.filter((word) => word.role === role)
    .map(({ text }) => text)
    .join(' ')

const names = (typed: string) => wordsAs('name', typed)

describe('a typed area', () => {
  test.each([
    ['KEC. TEBET, KABUPATEN BOGOR', 'tebet bogor'],
    ['Kel.Bahagia Kec.Babelan', 'bahagia babelan'],
    ['Ds Sirnasari KecSariwangi Kab Tasikmalaya', 'sirnasari sariwangi tasikmalaya'],
    ['Kota Adm. Jakarta Selatan', 'jakarta selatan'],
    ['Kapanewon Depok, Distrik Abepura, Kemantren Tegalrejo', 'depok abepura tegalrejo'],
    ['Tebet / Jakarta Selatan - DKI Jakarta', 'tebet jakarta selatan dki jakarta'],
    ['Prov. D.K.I. Jakarta, Indonesia', 'dki jakarta'],
  ])('%o loses the words for kinds of areas, with or without dots', (typed, expected) => {
    expect(names(typed)).toBe(expected)
  })

  test.each([
    'RT 03 RW 05',
    'RT.03/RW.05',
    'RT/RW 003/005',
    'Rt/Rw 005 / 028',
    'RT 03/05',
    'RT03RW05',
    'RT 03, RW IX',
    'Jl. Kemang Raya No. 12A',
    'Jln Kemang Raya 12',
    'Gg. Haji Ali III No 5',
    'Perum Griya Asri Blok C5/12',
    'Dusun Krajan',
    '0812-3456-7890, 081234567890',
  ])('%o beside an area is ignored', (noise) => {
    expect(names(`${noise}, Kec. Tebet`)).toBe('tebet')
  })

  test.each(['13 Ulu', 'RT 01/02, 13 Ulu', 'No. 7, 13 Ulu'])(
    '%o keeps the number of a name',
    (typed) => {
      expect(names(typed)).toBe('13 ulu')
    },
  )

  test('ends a street without a comma at the house number, or at the next kind of area', () => {
    expect(names('jl kemang raya no 12 bangka jakarta')).toBe('bangka jakarta')
    expect(names('jl kemang raya kel bangka')).toBe('bangka')
  })

  test('keeps the words of an unterminated street, which may include the area', () => {
    expect(wordsAs('open', 'jl kemang raya mampang prapatan')).toBe('kemang raya mampang prapatan')
  })

  test.each([
    'Tebet 12810',
    'Tebet (12810)',
    'Tebet, kode pos: 12810.',
    'ID-12810 Tebet',
    'Tebet12810',
    'Budi 081234567890, Tebet, 12810 Indonesia',
  ])('%o has a postal code, whatever surrounds it', (typed) => {
    const { postalCode } = readTypedArea(typed)
    expect(postalCode).toBe('12810')
    expect(names(typed)).toMatch(/tebet$/)
  })

  test.each([
    ['4015', '4015'],
    ['401 bandung', '401'],
    ['Jl. Melati No. 401, Kota Bandung', ''],
    ['00000', ''],
    ['081234567890', ''],
    ['40', ''],
  ])('%o has the start %o of a postal code', (typed, expected) => {
    expect(readTypedArea(typed).postalCode).toBe(expected)
  })

  test.each(['', ' ', '.,;/-', '"', '%', '🏠'])('%o has no words', (typed) => {
    expect(readTypedArea(typed)).toEqual({ words: [], postalCode: '' })
  })
})

describe('the words of a name', () => {
  test.each([
    ['Ra"as', 'raas'],
    ["Ma'u", 'mau'],
    ['Bu Nuapu’u', 'bu nuapuu'],
    ['Pare-Pare', 'pare pare'],
    ['Tj. Priok', 'tanjung priok'],
    ['2x11 Kayu Tanam', '2 x 11 kayu tanam'],
    ['Café Ñ', 'cafe n'],
  ])('%o are %o', (name, words) => {
    expect(nameWords(name).join(' ')).toBe(words)
  })

  test.each([
    ['seberang ulu satu', 'seberang ulu 1'],
    ['seberang ulu i', 'seberang ulu 1'],
    ['tiga belas ulu', '13 ulu'],
    ['tigabelas ulu', '13 ulu'],
    ['lima puluh kota', '50 kota'],
    ['dua puluh lima ilir', '25 ilir'],
    ['sepuluh sebelas', '10 11'],
    ['kaway xvi', 'kaway 16'],
    ['kapur ix', 'kapur 9'],
    ['mixvi dim civil', 'mixvi dim civil'],
    ['belas puluh', 'belas puluh'],
  ])('%o are %o with numbers in digits', (words, expected) => {
    expect(withDigits(words.split(' ')).join(' ')).toBe(expected)
  })
})

test.each([
  ['Ra"as', "Ra'as"],
  ['Teuw*', "Teuw'"],
  ['Udek Du’en', "Udek Du'en"],
  ['Sangalla', 'Sangalla'],
])('%o is displayed as %o', (name, shown) => {
  expect(writtenName(name)).toBe(shown)
})

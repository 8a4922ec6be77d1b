/** Area levels, from the smallest. */
export type Level = 'village' | 'subdistrict' | 'city' | 'province'

/** The kind of area that a word announces. */
export interface Kind {
  level: Level
  /** The city type, as in the contract. */
  type?: 'Kota' | 'Kabupaten'
}

/**
 * Kinds of areas as written. Yogyakarta has kapanewon, kemantren and kalurahan, Papua distrik, West Sumatra nagari, Aceh gampong, Lampung
 * pekon (Law 23/2014, Article 2; Law 6/2014, Article 1, and its explanation of other names).
 */
const written: Readonly<Record<string, Kind>> = {
  'kec kecamatan kapanewon kemantren distrik': { level: 'subdistrict' },
  'kel kelurahan kalurahan desa ds nagari gampong pekon': { level: 'village' },
  'kab kabupaten': { level: 'city', type: 'Kabupaten' },
  'kota kotamadya kodya': { level: 'city', type: 'Kota' },
  'prov prop provinsi propinsi': { level: 'province' },
}

const kinds = new Map(
  Object.entries(written).flatMap(([words, kind]) => words.split(' ').map((word) => [word, kind])),
)

/** Returns the kind of area that a word announces; undefined for other words. */
export const kindOf = (word: string): Kind | undefined => kinds.get(word)

/** Filler words around names: 'Kota Adm. Jakarta Selatan', 'kode pos', 'South Jakarta City', 'Indonesia'. */
const empty = new Set(
  'adm administrasi administratif indonesia kode kodepos pos alamat city regency district subdistrict province'.split(
    ' ',
  ),
)

export const isEmptyWord = (word: string): boolean => empty.has(word)

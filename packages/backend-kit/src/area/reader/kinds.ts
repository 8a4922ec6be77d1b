/** The levels of areas that a place has a name on, from the smallest. */
export type Level = 'village' | 'subdistrict' | 'city' | 'province'

/** A word that says what kind of area the name behind it is. */
export interface Kind {
  level: Level
  /** The type of a city, as the contract has it. */
  type?: 'Kota' | 'Kabupaten'
}

/**
 * Kinds of areas as they are written. Yogyakarta has kapanewon, kemantren and kalurahan, Papua distrik, West Sumatra nagari, Aceh
 * gampong, Lampung pekon (Law 23/2014, Article 2; Law 6/2014, Article 1, and its explanation of other names).
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

/** The kind of area that a word announces; undefined for another word. */
export const kindOf = (word: string): Kind | undefined => kinds.get(word)

/** Words beside names that name nothing: 'Kota Adm. Jakarta Selatan', 'kode pos', 'South Jakarta City', 'Indonesia'. */
const empty = new Set(
  'adm administrasi administratif indonesia kode kodepos pos alamat city regency district subdistrict province'.split(
    ' ',
  ),
)

export const isEmptyWord = (word: string): boolean => empty.has(word)

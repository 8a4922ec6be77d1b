/** A province; a city or a sub-district has more. */
export interface Place {
  id: number
  name: string
  /** Its place in the list of all of its level, which is sorted by name. */
  index: number
  words: readonly string[]
  /** Its words, and their numbers in digits. */
  pieces: readonly string[]
}

export interface City extends Place {
  /** 'Kota' or 'Kabupaten'. */
  type: string
  province: Place
}

/** A kelurahan or desa. */
export interface Village {
  name: string
  words: readonly string[]
  pieces: readonly string[]
}

export interface Subdistrict extends Place {
  city: City
  villages: readonly Village[]
}

/** What a whole name means. */
export type Named =
  | { level: 'village'; place: Subdistrict; village: Village }
  | { level: 'subdistrict'; place: Subdistrict }
  | { level: 'city'; place: City }
  | { level: 'province'; place: Place }

/** All places of a database. */
export interface Places {
  provinces: readonly Place[]
  cities: readonly City[]
  subdistricts: readonly Subdistrict[]
}

/** A province; cities and sub-districts extend it. */
export interface Place {
  id: number
  name: string
  /** Its index in the list of its level, sorted by name. */
  index: number
  words: readonly string[]
  /** Its words, plus its numbers as digits. */
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

/** The meaning of a full name. */
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

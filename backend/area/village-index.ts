import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data'
import { areaId } from '#backend/db/schema/area.ts'
import { loadOnce } from '#backend/load-once.ts'
import { editDistance } from '#lib/rules/edit-distance.ts'

/** A sub-district's villages (kelurahan and desa) beside its full name, for comparison in small letters. */
interface IndexedArea {
  id: number
  fullName: string
  villages: { name: string; key: string }[]
}

export interface VillageMatch {
  subdistrictId: number
  village: string
}

/** Search words that are corrected: each costs a comparison with every known word of its first letter. */
const maxCorrected = 4

/** Letters that may be wrong in a word. */
const tolerance = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : 2)

const keyOf = (name: string) => name.toLowerCase()

/** The best of several matches: the village that is named so, then one that begins so. */
function rankOf(key: string, search: string): number {
  if (key === search) return 0
  return key.startsWith(search) ? 1 : 2
}

/** All villages of Indonesia by name, and the words of all areas. */
export class VillageIndex {
  readonly #areas: readonly IndexedArea[]
  readonly #wordsByLetter: ReadonlyMap<string, string[]>

  constructor(areas: readonly IndexedArea[]) {
    this.#areas = areas
    const keys = areas.flatMap(({ fullName, villages }) => [
      fullName,
      ...villages.map(({ key }) => key),
    ])
    const words = new Set(keys.flatMap((key) => key.split(/\s+/)))
    this.#wordsByLetter = Map.groupBy(words, (word) => word.charAt(0))
  }

  /** Sub-districts with a village that has the search words which their own full name lacks; best matches first. */
  find(words: readonly string[], max: number): VillageMatch[] {
    const keys = words.map(keyOf)
    const matches = this.#areas.flatMap(({ id, fullName, villages }) => {
      const missing = keys.filter((word) => !fullName.includes(word))
      if (missing.length === 0) return []
      const found = villages.filter(({ key }) => missing.every((word) => key.includes(word)))
      const search = missing.join(' ')
      const [best] = found.toSorted((a, b) => rankOf(a.key, search) - rankOf(b.key, search))
      return best ? [{ subdistrictId: id, village: best.name, rank: rankOf(best.key, search) }] : []
    })
    return matches
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, max)
      .map(({ subdistrictId, village }) => ({ subdistrictId, village }))
  }

  /** The search words, each unknown one replaced by the known word that differs least; unchanged where none is near. */
  correct(words: readonly string[]): string[] {
    return words.map((word, index) => (index < maxCorrected ? this.#nearest(keyOf(word)) : word))
  }

  #nearest(word: string): string {
    const known = this.#wordsByLetter.get(word.charAt(0)) ?? []
    let [best, distance] = [word, tolerance(word) + 1]
    for (const other of known) {
      if (other.startsWith(word)) return word
      const found = editDistance(word, other, distance - 1)
      if (found < distance) [best, distance] = [other, found]
    }
    return best
  }
}

async function load(): Promise<VillageIndex> {
  const [provinces, regencies, districts, villages] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
    getVillages(),
  ])
  const names = new Map([...provinces, ...regencies].map(({ code, name }) => [code, name]))
  const byDistrict = Map.groupBy(villages, ({ district_code }) => district_code)
  return new VillageIndex(
    districts.map(({ code, regency_code, name }) => ({
      id: areaId(code),
      fullName: keyOf([name, names.get(regency_code), names.get(code.slice(0, 2))].join(' ')),
      villages: (byDistrict.get(code) ?? []).map((village) => ({
        name: village.name,
        key: keyOf(village.name),
      })),
    })),
  )
}

/** The villages of the whole country, read once, at the first search that no name of a sub-district answers. */
export const villageIndex: () => Promise<VillageIndex> = loadOnce(load)

import { kidsGroupId, landingCategoryIds } from '@etalase/contract/rules/constants.ts'

/** Who wears a product: the categories with ids in the specification (spec §9). */
interface Audience {
  name: string
  /** Null where any free id will do. */
  categoryId: number | null
  groupId: number
  words: RegExp
}

const audiences: readonly Audience[] = [
  {
    name: 'MEN',
    categoryId: landingCategoryIds.men,
    groupId: 1,
    words: /^(men|man|male|men['’]s|mens|pria|laki[- ]laki|cowok|hommes?)$/i,
  },
  {
    name: 'WOMEN',
    categoryId: landingCategoryIds.women,
    groupId: 2,
    words: /^(women|woman|female|women['’]s|womens|ladies|wanita|perempuan|cewek|femmes?)$/i,
  },
  {
    name: 'KIDS',
    categoryId: null,
    groupId: kidsGroupId,
    words:
      /^(kids?|kid['’]s|children|child|girls?|boys?|bab(y|ies)|toddler|infant|newborn|anak([- ]anak)?|bayi|enfants?)$/i,
  },
]

/** Where a product is listed. */
export interface Place {
  category: string
  subcategory: string
  audience: Audience | null
}

const maxName = 60

/** Google's top levels, which say nothing in a fashion shop. */
const general = /^(apparel & accessories|clothing|home|all|uncategori[sz]ed|tak berkategori)$/i

const audienceOf = (word: string) => audiences.find(({ words }) => words.test(word)) ?? null

/** Places 'Men > Shirts' as Shirts in MEN. Paths without an audience use age group, gender, or else their first level. */
export function placeOf(path: string, gender: string, ageGroup: string): Place {
  const levels = path
    .split('>')
    .map((level) => level.trim().slice(0, maxName))
    .filter((level) => level !== '' && !general.test(level) && !/^\d+$/.test(level))
  const named = levels.find(audienceOf)
  const last = levels.at(-1)
  if (named) return { category: named, subcategory: last ?? named, audience: audienceOf(named) }
  const audience = audienceOf(ageGroup) ?? audienceOf(gender)
  const [first = 'Others'] = levels
  return audience
    ? { category: audience.name, subcategory: last ?? 'Others', audience }
    : { category: first, subcategory: last ?? first, audience: null }
}

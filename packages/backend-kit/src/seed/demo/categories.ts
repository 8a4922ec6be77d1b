import type { Group } from '#seed/manifest.ts'

interface SubcategorySeed {
  name: string
  /** Set when the sub-category has its own cover. */
  cover?: { picture: string; text: string }
}

export interface CategorySeed {
  id: number
  name: string
  group: Group
  groupId: number
  picture: string
  text: string
  subcategories: readonly SubcategorySeed[]
}

const plain = (...names: string[]): SubcategorySeed[] => names.map((name) => ({ name }))

/** Categories 6, 7 and 8 and the kids group 3 (spec §9) with the manifest's sub-categories. */
export const categorySeeds: readonly CategorySeed[] = [
  {
    id: 6,
    name: 'MEN',
    group: 'men',
    groupId: 1,
    picture: 'editorial/category-men.webp',
    text: 'Everyday cotton from Rimba, and batik from Wastra to wear beyond Friday.',
    subcategories: [
      ...plain('T-Shirts', 'Polo Shirts', 'Shirts'),
      {
        name: 'Batik',
        cover: {
          picture: 'editorial/brand-wastra.webp',
          text: 'Kawung, parang, truntum: patterns with a meaning, cut for today.',
        },
      },
      ...plain('Trousers'),
      {
        name: 'Jeans',
        cover: {
          picture: 'editorial/promo-1.webp',
          text: 'Two cuts in washes from light to black, made to fade your way.',
        },
      },
      ...plain('Shorts', 'Outerwear'),
    ],
  },
  {
    id: 7,
    name: 'WOMEN',
    group: 'women',
    groupId: 2,
    picture: 'editorial/category-women.webp',
    text: 'Soft shapes from Laras, from linen tops to long dresses, and batik from Wastra.',
    subcategories: [
      ...plain('Tops & Blouses', 'Dresses', 'Skirts'),
      {
        name: 'Batik',
        cover: {
          picture: 'editorial/brand-wastra.webp',
          text: 'Kebaya, kimono and dresses in prints that carry a story.',
        },
      },
      ...plain('Trousers', 'Modest Wear', 'T-Shirts', 'Outerwear'),
    ],
  },
  {
    id: 8,
    name: 'ACCESSORIES',
    group: 'accessories',
    groupId: 4,
    picture: 'editorial/category-accessories.webp',
    text: 'What you carry, tie and step into, by Tala and Laras.',
    subcategories: [
      {
        name: 'Bags',
        cover: {
          picture: 'editorial/promo-3.webp',
          text: 'Canvas bags for market, office and beach, printed or plain.',
        },
      },
      {
        name: 'Scarves & Hijab',
        cover: {
          picture: 'editorial/promo-2.webp',
          text: 'Squares and shawls in voile and soft viscose, light all day.',
        },
      },
      ...plain('Hats', 'Belts', 'Footwear'),
    ],
  },
  {
    id: 9,
    name: 'KIDS',
    group: 'kids',
    groupId: 3,
    picture: 'editorial/category-kids.webp',
    text: 'Stripes, suns and little batik from Bocah, made to be played in.',
    subcategories: plain('T-Shirts', 'Shorts', 'Sets', 'Dresses', 'Batik'),
  },
]

/** Sub-categories are numbered within their category: the second of MEN is 602. */
export const subcategoryId = (categoryId: number, index: number) => categoryId * 100 + index + 1

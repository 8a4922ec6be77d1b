import type { Category } from '@etalase/contract/category.ts'
import type { HomeData, Landing } from '@etalase/contract/home.ts'
import {
  type LandingCategory,
  landingCategories,
  landingCategoryIds,
} from '@etalase/contract/rules/constants.ts'
import { landingMessages } from '#messages/landing.ts'

/** Returns a category's landing from the home data, else one with the category's cover; null without a cover. */
export function landingOf(
  category: LandingCategory,
  { landings }: Pick<HomeData, 'landings'>,
  categories: readonly Category[],
): Landing | null {
  const known = landings.find((landing) => landing.category === category)
  if (known) return known
  const own = categories.find(({ id }) => id === landingCategoryIds[category])
  if (!own?.cover_image_url) return null
  return {
    category,
    title: landingMessages.titles[category],
    subtitle: own.cover_text ?? '',
    image: { image_url: own.cover_image_url, alt_text: '' },
    sections: [],
  }
}

/** Returns the category of a landing URL; women for an unknown name (spec §2). */
export const landingCategoryOf = (name: string): LandingCategory =>
  landingCategories.find((category) => category === name) ?? 'women'

/** Returns the landing of a category id; null for a category without one. */
export const landingCategoryById = (id: number): LandingCategory | null =>
  landingCategories.find((category) => landingCategoryIds[category] === id) ?? null

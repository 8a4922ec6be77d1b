import {
  type LandingCategory,
  landingCategories,
  landingCategoryIds,
} from '#lib/rules/constants.ts'

/** The landing that an address names; any other name stands for women (spec §2). */
export const landingCategoryOf = (name: string): LandingCategory =>
  landingCategories.find((category) => category === name) ?? 'women'

/** The landing of a category, by the category's id; null where it has none. */
export const landingCategoryById = (id: number): LandingCategory | null =>
  landingCategories.find((category) => landingCategoryIds[category] === id) ?? null

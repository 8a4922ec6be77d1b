import {
  type LandingCategory,
  landingCategories,
  landingCategoryIds,
} from '#lib/rules/constants.ts'

/** The category of a landing URL; an unknown name gives women (spec §2). */
export const landingCategoryOf = (name: string): LandingCategory =>
  landingCategories.find((category) => category === name) ?? 'women'

/** The landing of a category id; null for a category without one. */
export const landingCategoryById = (id: number): LandingCategory | null =>
  landingCategories.find((category) => landingCategoryIds[category] === id) ?? null

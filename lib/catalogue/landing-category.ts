import { type LandingCategory, landingCategories } from '#lib/rules/constants.ts'

/** The landing that an address names; any other name stands for women (spec §2). */
export const landingCategoryOf = (name: string): LandingCategory =>
  landingCategories.find((category) => category === name) ?? 'women'

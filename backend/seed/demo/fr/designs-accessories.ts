import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'
import { carriedTexts } from '#backend/seed/demo/fr/designs-accessories-carried.ts'
import { footwearTexts } from '#backend/seed/demo/fr/designs-accessories-footwear.ts'

/** The texts of the bags, scarves, hats, belts and footwear, keyed by the manifest's design. */
export const accessoryTexts: Readonly<Record<string, DesignTexts>> = {
  ...carriedTexts,
  ...footwearTexts,
}

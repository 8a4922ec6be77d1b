import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'
import { womenBatikTexts } from '#backend/seed/demo/fr/designs-women-batik.ts'
import { womenDressTexts } from '#backend/seed/demo/fr/designs-women-dresses.ts'
import { womenLayerTexts } from '#backend/seed/demo/fr/designs-women-layers.ts'
import { womenLongTexts } from '#backend/seed/demo/fr/designs-women-long.ts'
import { womenSkirtTexts } from '#backend/seed/demo/fr/designs-women-skirts.ts'
import { womenTopTexts } from '#backend/seed/demo/fr/designs-women-tops.ts'

/** The texts of the women's designs, keyed by the manifest's design. */
export const womenTexts: Readonly<Record<string, DesignTexts>> = {
  ...womenTopTexts,
  ...womenDressTexts,
  ...womenSkirtTexts,
  ...womenBatikTexts,
  ...womenLongTexts,
  ...womenLayerTexts,
}

import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'
import { menBatikTexts } from '#backend/seed/demo/fr/designs-men-batik.ts'
import { menBottomTexts } from '#backend/seed/demo/fr/designs-men-bottoms.ts'
import { menLayerTexts } from '#backend/seed/demo/fr/designs-men-layers.ts'
import { menTopTexts } from '#backend/seed/demo/fr/designs-men-tops.ts'

/** The texts of the men's designs, keyed by the manifest's design. */
export const menTexts: Readonly<Record<string, DesignTexts>> = {
  ...menTopTexts,
  ...menBatikTexts,
  ...menBottomTexts,
  ...menLayerTexts,
}

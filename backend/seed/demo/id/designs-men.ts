import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'
import { menBatikTexts } from '#backend/seed/demo/id/designs-men-batik.ts'
import { menBottomTexts } from '#backend/seed/demo/id/designs-men-bottoms.ts'
import { menLayerTexts } from '#backend/seed/demo/id/designs-men-layers.ts'
import { menTopTexts } from '#backend/seed/demo/id/designs-men-tops.ts'

/** The texts of the men's designs, keyed by the manifest's design. */
export const menTexts: Readonly<Record<string, DesignTexts>> = {
  ...menTopTexts,
  ...menBatikTexts,
  ...menBottomTexts,
  ...menLayerTexts,
}

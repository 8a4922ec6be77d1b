import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'
import { accessoryTexts } from '#backend/seed/demo/id/designs-accessories.ts'
import { kidsTexts } from '#backend/seed/demo/id/designs-kids.ts'
import { menTexts } from '#backend/seed/demo/id/designs-men.ts'
import { womenTexts } from '#backend/seed/demo/id/designs-women.ts'

/** The Indonesian texts of every design, keyed by the manifest's design. */
export const designTexts: Readonly<Record<string, DesignTexts>> = {
  ...menTexts,
  ...womenTexts,
  ...accessoryTexts,
  ...kidsTexts,
}

import type { HelpPage } from '#brand/help-pages.ts'

/** What each page in Indonesian says, in short; null where the shop speaks Indonesian itself. */
export const helpSummaries: Record<HelpPage, string> | null = null

/** The languages that the shop can be built in. */
export const languages = ['en', 'id', 'fr'] as const
export type Language = (typeof languages)[number]

/** Marks a 404 of middleware.ts: the backend, or the shop's own table, has no such page. Any other 404 may concern one request alone. */
export const missingPageHeader = { name: 'x-page', value: 'missing' } as const

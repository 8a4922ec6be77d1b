/** Names a 404 of middleware.ts: the backend, or the shop's own table, says that there is no such page. Any other 404 may be of one request alone. */
export const missingPageHeader = { name: 'x-page', value: 'missing' } as const

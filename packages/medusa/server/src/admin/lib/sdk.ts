import Medusa from '@medusajs/js-sdk'

/** Calls the server that the admin was loaded from, as the signed-in user. */
export const sdk = new Medusa({ baseUrl: '/', auth: { type: 'session' } })

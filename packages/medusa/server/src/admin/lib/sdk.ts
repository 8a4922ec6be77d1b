import Medusa from '@medusajs/js-sdk'

/** Calls the server that the admin comes from, as the one who is signed in. */
export const sdk = new Medusa({ baseUrl: '/', auth: { type: 'session' } })

/** Returns the address at which staff's browsers reach the server. */
export const publicUrl = () =>
  process.env.ENGINE_PUBLIC_URL || `http://localhost:${process.env.PORT || 9000}`

/** The adapter proxies uploads here: shoppers reach the adapter through the shop, but not this server. */
const passedOn = '/media/uploads/'

/**
 * Replaces the addresses of uploaded pictures in a text by the shop's. Addresses of other file providers stay, since they have their own
 * origins.
 */
export const withShopPictures = (text: string): string =>
  text.replaceAll(`${publicUrl()}/static/`, passedOn)

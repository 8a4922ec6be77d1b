/** Where browsers of the staff reach the server. */
export const publicUrl = () =>
  process.env.ENGINE_PUBLIC_URL || `http://localhost:${process.env.PORT || 9000}`

/** Where the adapter passes them on: shoppers reach the adapter by the shop, and not this server. */
const passedOn = '/media/uploads/'

/**
 * The addresses in a text that are of uploaded pictures, as the shop has them. Those of another file provider than Medusa's local one
 * stay as they are: they are on origins of their own.
 */
export const withShopPictures = (text: string): string =>
  text.replaceAll(`${publicUrl()}/static/`, passedOn)

import { rupiah } from '@etalase/contract/rules/money.ts'
import { expect, type Page } from '@playwright/test'
import { formatRupiah } from '#lib/messages/formats.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { createCategory } from '../admin/category.ts'
import { addBanner, saveHomePage } from '../admin/home.ts'
import { assignPhoto } from '../admin/photos.ts'
import { createProduct, setStock } from '../admin/product.ts'
import { createPromotion } from '../admin/promotion.ts'
import { startSale } from '../admin/sale.ts'
import { takePicture } from '../picture.ts'
import { checkOut, hub } from '../shop/buy.ts'
import { main, says } from '../shop/pages.ts'
import { openProduct } from '../shop/product.ts'
import { banner, category, code, type Day, product, sale } from './day.ts'

const price = (amount: number) => formatRupiah(rupiah(amount))

export async function addCategories({ staff, shop, untilShown }: Day): Promise<void> {
  await createCategory(staff, category.name)
  await createCategory(staff, category.sub, category.name)
  await untilShown('A category', () => says(shop, '/', category.name))
}

/** Counts the open product's photos in its structured data. */
async function countPhotos(shop: Page): Promise<number> {
  const html = await (await shop.request.get(shop.url())).text()
  const [, list = ''] = /"image":\[([^\]]*)\]/.exec(html) ?? []
  return list.split(',').length
}

/** Adds a product with two colours in two sizes and a photo per colour; stocks all but one size in a store. */
export async function addProduct({ staff, shop, untilShown }: Day): Promise<void> {
  const { title, colors, sizes, pictures } = product
  const options = { Color: colors, Size: sizes }
  await createProduct(staff, {
    ...{ title, options, pictures },
    price: product.price,
    category: category.sub,
  })
  await setStock(staff, { 'Indigo / M': 3, 'Indigo / L': 2, 'Rust / M': 4 }, hub)
  await openProduct(shop, `${title} in Indigo`, untilShown)
  await expect(main(shop)).toContainText(price(product.price))
  for (const [place, color] of colors.entries()) await assignPhoto(staff, place, color)
  const isOne = async () => (await countPhotos(shop)) === 1
  await untilShown('A photo of its colour alone', isOne)
  await takePicture(staff, 'product')
}

const dayMs = 86_400_000
const wibMs = 7 * 3_600_000

/** Returns the last minute of the next Sunday, in WIB. */
function sunday(): string {
  const today = new Date(Date.now() + wibMs)
  const days = 7 - today.getUTCDay()
  return `${new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10)} 23:59`
}

export async function beginSale({ staff, shop, untilShown }: Day): Promise<void> {
  const { title, salePrice } = product
  await startSale(staff, { ...sale, product: title, price: salePrice, endsAt: sunday() })
  await untilShown('A sale price', () => says(shop, shop.url(), price(salePrice)))
  await shop.reload()
  await takePicture(shop, 'product-on-sale')
}

export async function putBanner({ staff, shop, untilShown }: Day): Promise<void> {
  await addBanner(staff, { ...banner, link: new URL(shop.url()).pathname })
  await takePicture(staff, 'banner')
  await saveHomePage(staff)
  await untilShown('A banner', () => says(shop, '/', banner.title))
}

/** Offers a code that a buyer applies in the checkout with one press. */
export async function offerCode({ staff, shop, untilShown }: Day): Promise<void> {
  await checkOut(shop, 'M')
  await createPromotion(staff, code, 10)
  const offer = main(shop).getByRole('button', { name: checkout.takeOfferOf(code) })
  await untilShown('An offered code', async () => {
    await shop.reload({ waitUntil: 'networkidle' })
    return offer.isVisible()
  })
  await takePicture(staff, 'code')
  await offer.click()
  await expect(main(shop).getByText(checkout.discountBy(code))).toBeVisible()
}

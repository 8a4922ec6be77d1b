import { id } from '@etalase/contract/fields.ts'
import { notFound } from 'next/navigation'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { StopAlerts } from '#components/stock-alert/alert-page.tsx'
import { AskForAlert } from '#components/stock-alert/ask-for-alert.tsx'
import { getProduct } from '#lib/api/products.ts'
import { toSearchParams } from '#lib/rules/page-query.ts'
import { formResultJsonLd } from '#lib/seo/form-result-json-ld.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { stockAlertMessages } from '#messages/product.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: stockAlertMessages.title, isHidden: true })

async function loadProduct(item: string | null) {
  const parsed = id.safeParse(item)
  const product = parsed.success ? await getProduct(parsed.data) : null
  return product?.has_stock_alerts ? product : null
}

/** `?item=1001` requests a mail when a size is back in stock; `?stop=<token>` ends such mails. */
export default async function StockAlertPage({ searchParams }: PageProps<'/stock-alert'>) {
  const query = toSearchParams(await searchParams)
  const flash = await readFlash(await requestCookies(), '/stock-alert')
  const token = query.get('stop')
  if (token !== null) return <StopAlerts token={token} flash={flash} />
  const product = await loadProduct(query.get('item'))
  if (!product) notFound()
  return (
    <>
      <AskForAlert product={product} flash={flash} />
      {flash && <JsonLd data={formResultJsonLd(flash)} />}
    </>
  )
}

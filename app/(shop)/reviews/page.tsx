import { nameWithColor, parseId } from '@etalase/contract/rules/codes.ts'
import { reviewPageSize } from '@etalase/contract/rules/reviews.ts'
import { notFound } from 'next/navigation'
import { ReviewList } from '#components/product/reviews.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { getProduct, getReviews } from '#lib/api/products.ts'
import { toSearchParams } from '#lib/rules/page-query.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { reviewsMessages } from '#messages/reviews.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: reviewsMessages.title, isHidden: true })

async function load(query: URLSearchParams) {
  const id = parseId(query.get('item') ?? '')
  const page = parseId(query.get('page') ?? '1') ?? 1
  const [product, answer] =
    id === null ? [null, null] : await Promise.all([getProduct(id), getReviews(id, page)])
  if (!product || !answer) return null
  return { product, page, ...answer }
}

/** All reviews of a product: `?item=1001&page=2`. */
export default async function ReviewsPage({ searchParams }: PageProps<'/reviews'>) {
  const loaded = await load(toSearchParams(await searchParams))
  if (!loaded) notFound()
  const { product, page, reviews, review_count } = loaded
  const pageLink = (to: number) => `/reviews?item=${product.id}&page=${to}`
  return (
    <div className="container-page pt-8 lg:pt-12">
      <h1 className="text-3xl">{reviewsMessages.of(nameWithColor(product))}</h1>
      <p className="mt-2 mb-6 max-w-[36.8em] text-muted">{reviewsMessages.who}</p>
      {reviews.length > 0 ? (
        <ReviewList reviews={reviews} sizes={product.sizes} />
      ) : (
        <p>{reviewsMessages.none}</p>
      )}
      <p className="mt-6 flex flex-wrap gap-6">
        {page > 1 && (
          <a href={pageLink(page - 1)} className={textLinkStyle}>
            {reviewsMessages.newer}
          </a>
        )}
        {page * reviewPageSize < review_count && (
          <a href={pageLink(page + 1)} className={textLinkStyle}>
            {reviewsMessages.older}
          </a>
        )}
        <a href={`/product/${product.id}`} className={textLinkStyle}>
          {reviewsMessages.toProduct}
        </a>
      </p>
    </div>
  )
}

import type { Product, ProductSize } from '@etalase/contract/product.ts'
import type { ReviewSummary, SentReview } from '@etalase/contract/review.ts'
import { mainFit, maxStars } from '@etalase/contract/rules/reviews.ts'
import { withSizeName } from '@etalase/contract/rules/size-name.ts'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { formatWibDate } from '#lib/messages/formats.ts'
import { cartMessages } from '#messages/cart.ts'
import { language } from '#messages/language.ts'
import { reviewsMessages } from '#messages/reviews.ts'

const averageOf = ({ average }: Pick<ReviewSummary, 'average'>) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(average)

/** Stars as text, with an accessible name. */
function Stars({ stars, name }: { stars: number; name: string }) {
  const full = Math.round(stars)
  return (
    <span role="img" aria-label={name} className="text-ink tracking-wide">
      {'★'.repeat(full)}
      {'☆'.repeat(maxStars - full)}
    </span>
  )
}

/** The average in stars and as a number, since the stars are rounded. */
const Average = ({ reviews }: { reviews: ReviewSummary }) => (
  <span>
    <Stars stars={reviews.average} name={reviewsMessages.stars(averageOf(reviews))} />{' '}
    <span aria-hidden="true">{averageOf(reviews)}</span>
  </span>
)

/** The average of a product's reviews, shown beside its price and linked to the reviews. */
export function Rating({ reviews }: Pick<Product, 'reviews'>) {
  if (!reviews) return null
  return (
    <a href="#reviews" className={`${listLinkStyle} mt-1 gap-2 text-sm`}>
      <Average reviews={reviews} />
      {reviewsMessages.count(reviews.count)}
    </a>
  )
}

interface ReviewListProps {
  reviews: readonly SentReview[]
  /** The sizes of the reviewed product. */
  sizes: readonly ProductSize[]
}

/** Reviews, each with its stars, size and fit. */
export function ReviewList({ reviews, sizes }: ReviewListProps) {
  const named = reviews.map((review) => withSizeName(review, sizes))
  return (
    <ul className="divide-y divide-line">
      {named.map(({ id, stars, fit, text, name, size_name, created_at, language: lang }) => (
        <li key={id} className="py-4">
          <p className="flex flex-wrap gap-x-3 text-sm">
            <Stars stars={stars} name={reviewsMessages.stars(String(stars))} />
            <span className="font-semibold">{name || reviewsMessages.aBuyer}</span>
            <span className="text-muted">
              {formatWibDate(created_at)}, {cartMessages.size({ size_name })}
              {fit && `, ${reviewsMessages.fits[fit]}`}
            </span>
          </p>
          <p lang={lang ?? undefined} className="mt-1 max-w-[39.8em] wrap-anywhere">
            {text}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** How the product fits according to most customers. Renders nothing while reviews are few or disagree. */
function MainFit({ fits }: Pick<ReviewSummary, 'fits'>) {
  const main = mainFit(fits)
  if (!main) return null
  return <p>{reviewsMessages.mainFit(main.fit, main.count, main.total)}</p>
}

/** The newest reviews of a product with a summary of all. Renders nothing without reviews. */
export function Reviews({
  product: { id, reviews, sizes },
}: {
  product: Pick<Product, 'id' | 'reviews' | 'sizes'>
}) {
  if (!reviews) return null
  return (
    <section
      id="reviews"
      className="mx-4 border-line border-t pt-6 md:col-span-full md:mx-0 lg:grid lg:grid-cols-12 lg:gap-12 lg:pt-10"
    >
      <div className="mb-3 flex flex-col items-start gap-1 lg:col-span-3">
        <h2 className="text-lg">{reviewsMessages.title}</h2>
        <p>
          <Average reviews={reviews} />
        </p>
        <p className="text-muted text-sm">{reviewsMessages.count(reviews.count)}</p>
        <MainFit fits={reviews.fits} />
      </div>
      <div className="lg:col-span-9">
        <ReviewList reviews={reviews.newest} sizes={sizes} />
        <a href={`/reviews?item=${id}`} rel="nofollow" className={`${listLinkStyle} underline`}>
          {reviewsMessages.all}
        </a>
      </div>
    </section>
  )
}

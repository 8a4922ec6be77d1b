import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Star } from '@medusajs/icons'
import { Button, Container, Heading, Tabs, Text } from '@medusajs/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CannotRead } from '../../lib/cannot-read'
import { ReviewCard } from '../../reviews/review-card'
import { type ReviewStatus, readReviews, statuses } from '../../reviews/reviews'

const queryKey = ['etalase-reviews'] as const

const nothing: Readonly<Record<ReviewStatus, string>> = {
  PENDING: 'No reviews are waiting.',
  APPROVED: 'The shop shows no reviews yet.',
  REJECTED: 'No reviews are rejected.',
}

function Reviews({ status }: { status: ReviewStatus }) {
  const [after, setAfter] = useState(0)
  const { data: page, error } = useQuery({
    queryKey: [...queryKey, status, after],
    queryFn: () => readReviews(status, after),
  })
  if (error) return <CannotRead what="The reviews" error={error} />
  if (!page) return null
  const { reviews, has_more } = page
  const last = reviews.at(-1)?.number ?? after
  return (
    <div className="divide-y">
      {reviews.length === 0 && (
        <Text size="small" className="px-6 py-4">
          {nothing[status]}
        </Text>
      )}
      {reviews.map((review) => (
        <ReviewCard key={review.number} review={review} queryKey={queryKey} />
      ))}
      {(after > 0 || has_more) && (
        <div className="flex gap-2 px-6 py-4">
          <Button
            size="small"
            variant="secondary"
            disabled={after === 0}
            onClick={() => setAfter(0)}
          >
            Back to the oldest
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={!has_more}
            onClick={() => setAfter(last)}
          >
            Next page
          </Button>
        </div>
      )}
    </div>
  )
}

/** Reviews of products, of which staff choose the published ones. */
function ReviewsPage() {
  return (
    <Container className="p-0">
      <Tabs defaultValue="PENDING" className="divide-y">
        <div className="grid gap-3 px-6 py-4">
          <div>
            <Heading>Reviews</Heading>
            <Text size="small" className="text-ui-fg-subtle">
              Buyers write them once an order is completed. The shop shows the ones you choose.
            </Text>
          </div>
          <Tabs.List>
            {statuses.map(({ status, label }) => (
              <Tabs.Trigger key={status} value={status}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </div>
        {statuses.map(({ status }) => (
          <Tabs.Content key={status} value={status}>
            <Reviews status={status} />
          </Tabs.Content>
        ))}
      </Tabs>
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'Reviews', icon: Star, rank: 2 })

export default ReviewsPage

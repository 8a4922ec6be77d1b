import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Star } from '@medusajs/icons'
import { Button, Container, Heading, Tabs, Text } from '@medusajs/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CannotRead } from '../../lib/cannot-read'
import { ReviewCard } from '../../reviews/review-card'
import { type ReviewStatus, readReviews, statuses } from '../../reviews/reviews'

const queryKey = ['etalase-reviews'] as const

function Reviews({ status }: { status: ReviewStatus }) {
  const [after, setAfter] = useState(0)
  const { data: reviews, error } = useQuery({
    queryKey: [...queryKey, status, after],
    queryFn: () => readReviews(status, after),
  })
  if (error) return <CannotRead what="The reviews" error={error} />
  if (!reviews) return null
  const last = reviews.at(-1)?.number
  return (
    <Container className="divide-y p-0">
      {reviews.map((review) => (
        <ReviewCard key={review.number} review={review} queryKey={queryKey} />
      ))}
      <div className="flex items-center gap-2 px-6 py-4">
        {after > 0 && (
          <Button size="small" variant="secondary" onClick={() => setAfter(0)}>
            Back to the oldest
          </Button>
        )}
        {last === undefined ? (
          <Text size="small">No reviews.</Text>
        ) : (
          <Button size="small" variant="secondary" onClick={() => setAfter(last)}>
            Next page
          </Button>
        )}
      </div>
    </Container>
  )
}

/** What buyers say of products: staff decide what the shop shows. */
function ReviewsPage() {
  return (
    <Tabs defaultValue="PENDING">
      <div className="grid gap-3">
        <Heading>Reviews</Heading>
        <Tabs.List>
          {statuses.map(({ status, label }) => (
            <Tabs.Trigger key={status} value={status}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {statuses.map(({ status }) => (
          <Tabs.Content key={status} value={status}>
            <Reviews status={status} />
          </Tabs.Content>
        ))}
      </div>
    </Tabs>
  )
}

export const config = defineRouteConfig({ label: 'Reviews', icon: Star })

export default ReviewsPage

import { Button, Text, toast } from '@medusajs/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { decideReview, type Review, type ReviewStatus } from './reviews'

/** Labels that buyers chose from. */
const fits: Readonly<Record<string, string>> = {
  SMALL: 'runs small',
  TRUE: 'true to size',
  LARGE: 'runs large',
}

/** A review, with the decisions that it doesn't have yet. */
export function ReviewCard({ review, queryKey }: { review: Review; queryKey: readonly string[] }) {
  const { number, stars, fit, text, name, product_name, size_name, status, trx_ref } = review
  const queries = useQueryClient()
  const { mutate: decide, isPending } = useMutation({
    mutationFn: (decision: ReviewStatus) => decideReview(number, decision),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
    onError: (problem) =>
      toast.error('The review was not decided.', { description: problem.message }),
  })
  const order = trx_ref.slice(0, 8).toUpperCase()
  const facts = [`${stars} of 5 stars`, fits[fit ?? ''], name ?? 'no name', `order ${order}`]
  return (
    <section className="grid gap-2 px-6 py-4" aria-label={`Review ${number}`}>
      <Text size="small" weight="plus">
        {product_name}, {size_name}
      </Text>
      <Text size="small" className="text-ui-fg-subtle">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <Text size="small" className="whitespace-pre-line" lang={review.language}>
        {text}
      </Text>
      <div className="flex gap-2">
        {status !== 'APPROVED' && (
          <Button size="small" disabled={isPending} onClick={() => decide('APPROVED')}>
            Show in the shop
          </Button>
        )}
        {status !== 'REJECTED' && (
          <Button
            size="small"
            variant="secondary"
            disabled={isPending}
            onClick={() => decide('REJECTED')}
          >
            Reject
          </Button>
        )}
      </div>
    </section>
  )
}

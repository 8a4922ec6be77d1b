import type { ReviewSummary } from '@etalase/contract/review.ts'
import { anOrder, anOrderLine } from '@etalase/testkit/builders.ts'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { OrderedItems } from '#components/orders/ordered-items.tsx'
import { ReturnForm } from '#components/orders/return-form.tsx'
import { ReturnPanel } from '#components/orders/return-panel.tsx'
import { ReviewForm } from '#components/orders/review-form.tsx'
import { Rating, Reviews } from '#components/product/reviews.tsx'
import { returnsMessages as returns } from '#messages/returns.ts'
import { reviewsMessages as reviews } from '#messages/reviews.ts'

const asked = {
  status: 'APPROVED',
  reason: 'DAMAGED',
  words: 'A seam is open.',
  answer: 'To our store in Bandung.',
  requested_at: '2026-11-30 09:12:00',
  picture_count: 2,
} as const

describe('the return of an order', () => {
  test('is not mentioned when the backend does not support returns', () => {
    const { container } = render(<ReturnPanel order={anOrder()} isCustomers />)
    expect(container.innerHTML).toBe('')
  })

  test('links to its form until the deadline', () => {
    const order = anOrder({ id: 7, return_until: '2026-12-03 23:59:59' })
    const { rerender } = render(<ReturnPanel order={order} isCustomers />)
    const link = () => screen.getByRole('link', { name: returns.link })
    expect(link().getAttribute('href')).toBe('/account/orders/7/return')
    screen.getByText(/3 Dec 2026, 23:59 WIB/)
    rerender(<ReturnPanel order={order} isCustomers={false} />)
    expect(link().getAttribute('href')).toBe('/order/return')
  })

  test('shows its status, the messages of both sides, and its pictures', () => {
    const order = anOrder({ id: 7, return_request: asked, return_until: '2026-12-03 23:59:59' })
    render(<ReturnPanel order={order} isCustomers />)
    screen.getByRole('heading', { name: returns.statuses.APPROVED.title })
    screen.getByText(asked.answer)
    screen.getByText(/A seam is open/)
    expect(screen.queryByRole('link', { name: returns.link })).toBeNull()
    const picture = screen.getByRole('img', { name: returns.picture(2) })
    expect(picture.getAttribute('src')).toBe('/api/order/return-picture?id=7&number=2')
  })

  test('has no form after the deadline', () => {
    render(<ReturnForm order={anOrder()} flash={null} isCustomers />)
    expect(screen.queryByRole('button')).toBeNull()
    screen.getByText(returns.notPossible)
  })
})

describe('a line of an order', () => {
  const write = () => screen.queryByRole('link', { name: reviews.write })

  test('can be reviewed when the backend allows it, and shows the stars afterwards', () => {
    const line = anOrderLine({ size_code: '3/4 Y', can_review: true })
    const { rerender } = render(<OrderedItems lines={[line]} orderPath="/order" />)
    const id = line.product_detail.id
    expect(write()?.getAttribute('href')).toBe(`/order/review?item=${id}&size=3%2F4+Y`)
    const reviewed = { ...line, can_review: false, reviewed_stars: 4 }
    rerender(<OrderedItems lines={[reviewed]} orderPath="/order" />)
    expect(write()).toBeNull()
    screen.getByText(reviews.yours(4))
  })

  test('shows the name of its size, not the code, also in its review', () => {
    const line = anOrderLine({ size_code: '75', size_name: '7.5', can_review: true })
    const { unmount } = render(<OrderedItems lines={[line]} orderPath="/order" />)
    screen.getByText(/^Size 7\.5, /)
    unmount()
    const order = anOrder({ sales_trx_details: [line] })
    const query = new URLSearchParams({ item: String(line.product_detail.id), size: '75' })
    const { container } = render(
      <ReviewForm order={order} query={query} flash={null} isCustomers={false} />,
    )
    screen.getByText(/, Size 7\.5$/)
    expect(container.querySelector<HTMLInputElement>('input[name=size]')?.value).toBe('75')
  })

  test('does not mention reviews when the backend does not support them', () => {
    render(<OrderedItems lines={[anOrderLine()]} orderPath="/order" />)
    expect(write()).toBeNull()
  })
})

describe('the reviews of a product', () => {
  const sizes = [{ size_code: '75', size_name: '7.5', is_available: true }]
  const summary: ReviewSummary = {
    count: 4,
    average: 4.3,
    fits: { SMALL: 3, TRUE: 1, LARGE: 0 },
    newest: [
      {
        ...{ id: 1, stars: 4, fit: 'SMALL', size_code: '75', language: 'id' },
        text: '<b>Bagus</b>',
        name: null,
        created_at: '2026-12-01 19:04:00',
      },
    ],
  }

  test('show the average, number and fit, and the stars and language of each', () => {
    render(<Reviews product={{ id: 1001, reviews: summary, sizes }} />)
    screen.getByRole('img', { name: reviews.stars('4.3') })
    screen.getByText(reviews.count(4))
    screen.getByText(reviews.mainFit('SMALL', 3, 4))
    const review = within(screen.getByRole('listitem'))
    review.getByText(reviews.aBuyer)
    review.getByText(/Size 7\.5, Runs small/)
    expect(review.getByText('<b>Bagus</b>').lang).toBe('id')
  })

  test('show the average next to the price as a number too: 4.7 in whole stars would look like 5', () => {
    render(<Rating reviews={{ ...summary, average: 4.7 }} />)
    expect(screen.getByRole('link').textContent).toBe(`★★★★★ 4.7${reviews.count(4)}`)
    screen.getByRole('img', { name: reviews.stars('4.7') })
  })

  test('are hidden while there are no reviews', () => {
    const { container } = render(<Reviews product={{ id: 1001, reviews: null, sizes }} />)
    expect(container.innerHTML).toBe('')
  })
})

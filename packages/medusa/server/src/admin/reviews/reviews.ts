import { sdk } from '../lib/sdk'

export const statuses = [
  { status: 'PENDING', label: 'Waiting' },
  { status: 'APPROVED', label: 'Shown' },
  { status: 'REJECTED', label: 'Rejected' },
] as const
export type ReviewStatus = (typeof statuses)[number]['status']

export interface Review {
  number: number
  trx_ref: string
  product_name: string
  size_name: string
  status: ReviewStatus
  stars: number
  fit: string | null
  text: string
  name: string | null
  language: string
}

const path = '/admin/etalase/reviews'

interface Page {
  reviews: Review[]
  has_more: boolean
}

/** Loads one page, oldest first. */
export const readReviews = (status: ReviewStatus, after: number) =>
  sdk.client.fetch<Page>(path, { query: { status, after } })

export const decideReview = (number: number, status: ReviewStatus) =>
  sdk.client.fetch(`${path}/${number}`, { method: 'POST', body: { status } })

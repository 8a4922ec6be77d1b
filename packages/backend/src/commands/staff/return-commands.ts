import { writeFile } from 'node:fs/promises'
import { type StaffReturn, staffReturnPageSize } from '@etalase/contract/staff-returns.ts'
import { type StaffReview, staffReviewPageSize } from '@etalase/contract/staff-reviews.ts'
import type { Asked, Commands } from '#commands/staff/arguments.ts'
import { type Answer, call } from '#commands/staff/call.ts'

type Return = Answer<'GET staff/returns'>['returns'][number]

const returnRowOf = ({ number, status, reason, requested_at }: Return) =>
  [number, status, reason, requested_at].join('  ')

const returnDetailsOf = (request: StaffReturn): string =>
  [
    returnRowOf(request),
    `  ${request.email}, ${request.picture_count} pictures`,
    `  ${request.words}`,
    ...(request.answer ? [`  Answer: ${request.answer}`] : []),
  ].join('\n')

const reviewRowOf = ({ id, status, stars, fit, text, name, ...of }: StaffReview): string =>
  `${id}  ${status}  ${stars} stars  ${fit ?? ''}  ${of.product_name} (${of.product_detail_id})\n  ${name ?? ''}: ${text}`

/** Returns the commands for returns and reviews. */
export function returnCommands({ command, given, values }: Asked): Commands {
  const returnStep = async () => {
    const input = { order: given[0] ?? '', step: command.slice('return-'.length) }
    const { words } = values
    return returnDetailsOf((await call('POST staff/return-step', { ...input, words })).return)
  }

  const reviewStep = async () => {
    const input = { id: given[0] ?? '', step: command.slice('review-'.length) }
    return reviewRowOf((await call('POST staff/review-step', input)).review)
  }

  return {
    returns: async () => {
      const query = { status: values.state, after: values.after }
      const { returns } = await call('GET staff/returns', query)
      const last = returns.at(-1)
      const more =
        last && returns.length === staffReturnPageSize ? [`More: --after ${last.id}`] : []
      return [...returns.map(returnRowOf), ...more].join('\n') || 'None.'
    },
    return: async () =>
      returnDetailsOf((await call('GET staff/return', { order: given[0] ?? '' })).return),
    'return-picture': async () => {
      const [order = '', number = '1', file = 'picture.jpg'] = given
      const { picture } = await call('GET staff/return-picture', { order, number })
      await writeFile(file, picture, 'base64')
      return `Written to ${file}.`
    },
    'return-approve': returnStep,
    'return-reject': returnStep,
    'return-receive': returnStep,
    reviews: async () => {
      const query = { status: values.state, after: values.after }
      const { reviews } = await call('GET staff/reviews', query)
      const last = reviews.at(-1)
      const more =
        last && reviews.length === staffReviewPageSize ? [`More: --after ${last.id}`] : []
      return [...reviews.map(reviewRowOf), ...more].join('\n') || 'None.'
    },
    'review-approve': reviewStep,
    'review-reject': reviewStep,
  }
}

import type { ReviewFit } from '@etalase/contract/rules/constants.ts'
import type { ReviewProblem } from '@etalase/contract/rules/forms.ts'
import { plural } from '#lib/messages/formats.ts'

/** Answers on the fit, as options of the form. */
const fits: Readonly<Record<ReviewFit, string>> = {
  SMALL: 'Runs small',
  TRUE: 'True to size',
  LARGE: 'Runs large',
}

const problems: Readonly<Record<ReviewProblem, string>> = {
  starsRequired: 'Please choose a number of stars',
  fitUnknown: 'Please choose how it fits',
  textRequired: 'Please write a few words',
}

/** Reviews of products. */
export const reviewsMessages = {
  fits,
  problems,
  title: 'Reviews',
  of: (name: string) => `Reviews of ${name}`,
  stars: (average: string) => `${average} out of 5 stars`,
  count: (count: number) => plural(count, { one: '1 review', other: `${count} reviews` }),
  mainFit: (fit: ReviewFit, count: number, total: number) =>
    `${fits[fit]}, say ${count} of ${total} buyers`,
  aBuyer: 'A buyer',
  all: 'Read all reviews',
  none: 'No reviews yet.',
  who: "Only customers who bought an item here can review it. You'll find the form with your order once it has arrived.",
  toProduct: 'Go to the product',
  older: 'Older reviews',
  newer: 'Newer reviews',
  write: 'Write a review',
  yours: (stars: number) => `You gave it ${stars} out of 5 stars`,
  writeTitle: 'Write a review',
  writeText:
    'We read every review before we publish it, whatever its rating. Please leave out insults, advertising and personal data.',
  starsLabel: 'Stars',
  starChoice: (stars: number) => plural(stars, { one: '1 star', other: `${stars} stars` }),
  fitLabel: 'How does the size fit? (optional)',
  noFit: 'No answer',
  textLabel: 'Your review',
  nameLabel: 'Your name, as it will be shown (optional)',
  send: 'Send review',
  notPossible: "This item can't be reviewed, or you've already reviewed it.",
}

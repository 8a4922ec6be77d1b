import type { ReturnReason } from '#lib/rules/constants.ts'
import type { ReturnProblem } from '#lib/rules/forms.ts'
import type { ReturnStatus } from '#lib/rules/returns.ts'

interface StatusWords {
  title: string
  /** What it means for the customer. */
  text: string
}

const reasons: Readonly<Record<ReturnReason, string>> = {
  DAMAGED: 'It is damaged or faulty',
  WRONG_ITEM: 'It is not what I ordered',
  WRONG_SIZE: 'The size does not fit',
  NOT_AS_SHOWN: 'It is not as it was shown',
  OTHER: 'Another reason',
}

const statuses: Readonly<Record<ReturnStatus, StatusWords>> = {
  REQUESTED: {
    title: 'Return: being looked at',
    text: 'We have your request and write to you when it is decided. Please send nothing yet.',
  },
  APPROVED: { title: 'Return: approved', text: 'Please send the items back like this:' },
  REJECTED: { title: 'Return: not possible', text: 'We cannot take this order back.' },
  RECEIVED: {
    title: 'Return: received',
    text: 'Your items are here and are being checked. The money is next.',
  },
  REFUNDED: { title: 'Return: refunded', text: 'The money was sent back to you.' },
}

const problems: Readonly<Record<ReturnProblem, string>> = {
  reasonRequired: 'Please choose a reason',
  wordsRequired: 'Please write what is wrong',
}

/** Requests to return an order. */
export const returns = {
  reasons,
  statuses,
  problems,
  title: 'Return this order',
  link: 'Return this order',
  until: (deadline: string) => `You can ask for a return until ${deadline}.`,
  intro:
    'Tell us which items you want to send back, and what is wrong with them. We look at it first: please send nothing yet.',
  reason: 'Reason',
  words: 'Which items, and what is wrong?',
  pictures: 'Pictures',
  picturesHint: (count: number) =>
    `Up to ${count}, if they help: JPEG, PNG or WebP of at most 8 MB each. Only you and our staff see them.`,
  tooManyPictures: (count: number) => `Please choose at most ${count} pictures`,
  pictureTooLarge: (name: string) => `${name} is larger than 8 MB`,
  noPicture: (name: string) => `${name} is no JPEG, PNG or WebP picture, or is damaged`,
  chooseAgain: 'Please choose the pictures again.',
  send: 'Ask for the return',
  youWrote: 'You wrote',
  weAnswer: 'Our answer',
  picture: (number: number) => `Your picture ${number}`,
  notPossible: 'This order cannot be returned here, or not any more.',
}

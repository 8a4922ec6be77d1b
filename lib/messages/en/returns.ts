import type { ReturnReason } from '@etalase/contract/rules/constants.ts'
import type { ReturnProblem } from '@etalase/contract/rules/forms.ts'
import type { ReturnStatus } from '@etalase/contract/rules/returns.ts'

interface StatusWords {
  title: string
  /** Explains it to the customer. */
  text: string
}

const reasons: Readonly<Record<ReturnReason, string>> = {
  DAMAGED: "It's damaged or faulty",
  WRONG_ITEM: "It isn't what I ordered",
  WRONG_SIZE: "The size doesn't fit",
  NOT_AS_SHOWN: "It doesn't look as shown",
  OTHER: 'Another reason',
}

const statuses: Readonly<Record<ReturnStatus, StatusWords>> = {
  REQUESTED: {
    title: 'Return requested',
    text: "We've received your request and will email you our decision. Please don't send anything yet.",
  },
  APPROVED: { title: 'Return approved', text: 'Please send the items back as follows:' },
  REJECTED: { title: 'Return declined', text: "We can't take this order back." },
  RECEIVED: {
    title: 'Return received',
    text: "We've received your items and are checking them. Your refund is next.",
  },
  REFUNDED: { title: 'Return refunded', text: "We've sent your money back." },
}

const problems: Readonly<Record<ReturnProblem, string>> = {
  reasonRequired: 'Please choose a reason',
  wordsRequired: "Please tell us what's wrong",
}

/** Return requests. */
export const returnsMessages = {
  reasons,
  statuses,
  problems,
  title: 'Return this order',
  link: 'Return this order',
  until: (deadline: string) => `You can request a return until ${deadline}.`,
  intro:
    "Tell us which items you want to return, and what's wrong with them. We look at your request first, so please don't send anything yet.",
  reason: 'Reason',
  words: "Which items, and what's wrong?",
  pictures: 'Pictures',
  picturesHint: (count: number) =>
    `Up to ${count}, if they help: JPEG, PNG or WebP, up to 8 MB each. Only you and our staff can see them.`,
  tooManyPictures: (count: number) => `Please choose at most ${count} pictures`,
  pictureTooLarge: (name: string) => `${name} is larger than 8 MB`,
  noPicture: (name: string) => `${name} isn't a JPEG, PNG or WebP picture`,
  otherFormat: (name: string, format: string) =>
    `${name} is in ${format} format. Please choose a JPEG, PNG or WebP picture`,
  damagedPicture: (name: string) =>
    `${name} is damaged or incomplete. Please choose another picture`,
  emptyPicture: (name: string) => `${name} is empty. Please choose another picture`,
  tooManyPixels: (name: string, { has, most }: { has: number; most: number }) =>
    `${name} has ${has} megapixels. Please choose a picture of at most ${most} megapixels`,
  chooseAgain: 'Please choose the pictures again.',
  send: 'Request return',
  youWrote: 'You wrote',
  weAnswer: 'Our reply',
  picture: (number: number) => `Your picture ${number}`,
  busy: 'Too many pictures are being sent right now. Go back and send the form again in a minute.',
  notPossible: "You can't return this order here, or can no longer return it.",
}

import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { confirmation, flag, requiredGivenText } from '#fields.ts'
import { formBody } from '#form-body.ts'
import { confirmationTokenLimit, deviceTokenLimit } from '#rules/constants.ts'
import { forgotPasswordForm, signInForm, signUpForm } from '#rules/forms.ts'

/** Proves that a browser was signed in to the account before; sent with later attempts. It authorises nothing. */
const deviceToken = requiredGivenText(deviceTokenLimit)

const token = z.object({
  access_token: z.string().min(1),
  /** For a backend that counts sign-in attempts of unknown browsers separately. */
  device_token: deviceToken.nullish(),
})

export const authEndpoints = {
  'POST auth/sign-in': {
    summary: 'Signs a customer in: returns a token for an e-mail address and a password.',
    refuses: ['WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
    access: 'session',
    effect: 'writes',
    body: formBody(signInForm).extend({ device_token: deviceToken.optional() }),
    data: token,
  },
  'POST auth/sign-up': {
    summary: 'Creates an account and returns its first token.',
    refuses: ['EMAIL_TAKEN', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
    access: 'session',
    effect: 'writes',
    body: formBody(signUpForm),
    data: token,
  },
  'POST auth/forgot-password': {
    summary: 'Mails a new, temporary password. Known and unknown addresses get the same response.',
    refuses: ['TOO_MANY_REQUESTS'],
    access: 'session',
    effect: 'writes',
    body: formBody(forgotPasswordForm).extend({ device_token: deviceToken.optional() }),
    data: confirmation,
  },
  /** An addition to spec §7. Without it guest orders stay outside the account. */
  'POST auth/confirm-email': {
    summary:
      'Confirms the e-mail address that received the link with this token, once. Guest orders with this address move to the account.',
    refuses: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
    access: 'server',
    effect: 'writes',
    isOptional: true,
    body: z.object({ token: requiredGivenText(confirmationTokenLimit) }),
    data: confirmation,
  },
  /** An addition to spec §7. Without it the session ends only in the browser. */
  'POST auth/sign-out': {
    summary: 'Ends the token of the call; with `everywhere`, ends every token of the customer.',
    access: 'customer',
    effect: 'writes',
    isOptional: true,
    body: z.object({ everywhere: z.union([z.boolean(), flag]).optional() }),
    data: confirmation,
  },
} satisfies EndpointMap

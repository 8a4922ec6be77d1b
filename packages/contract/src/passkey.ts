import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { confirmation, id, wibTime } from '#fields.ts'
import { fieldSchema, looseSchema } from '#form-body.ts'
import { passkeyForm } from '#rules/forms.ts'

/** A Base64url value of WebAuthn. */
const encoded = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)

const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
}

/** WebAuthn's RegistrationResponseJSON, as far as needed. */
const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
})

/** WebAuthn's AuthenticationResponseJSON. */
const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
  }),
})

/** Options for the browser in WebAuthn's JSON form, which its PublicKeyCredential parses. */
const options = z.looseObject({ challenge: encoded })

const passkey = z
  .object({
    id,
    name: z.string(),
    created_at: wibTime,
    used_at: wibTime.nullish(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof passkey>

/** Optional additions to spec §7: passkeys in addition to the password. */
export const passkeyEndpoints = {
  'POST auth/passkey-options': {
    summary:
      'Returns the options with which a browser signs in by passkey: a challenge, valid for five minutes.',
    refuses: ['TOO_MANY_REQUESTS'],
    access: 'session',
    effect: 'writes',
    isOptional: true,
    body: z.object({}),
    data: z.object({ options }),
  },
  'POST auth/passkey': {
    summary: 'Signs a customer in with a passkey: returns a token and the address of the account.',
    refuses: ['PASSKEY_REFUSED', 'TOO_MANY_REQUESTS'],
    access: 'session',
    effect: 'writes',
    isOptional: true,
    body: z.object({ credential: usedCredential }),
    data: z.object({
      access_token: z.string().min(1),
      device_token: z.string().nullish(),
      email: z.string(),
    }),
  },
  'GET user/passkeys': {
    summary: "Returns the customer's passkeys, newest first.",
    access: 'customer',
    effect: 'reads',
    isOptional: true,
    data: z.object({ passkeys: z.array(passkey) }),
  },
  'POST user/passkey-options': {
    summary:
      'Returns the options with which a browser creates a passkey for the customer: a challenge, valid for five minutes. Requires the password.',
    refuses: ['WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    effect: 'writes',
    isOptional: true,
    body: z.object({ password: fieldSchema(passkeyForm.password) }),
    data: z.object({ options }),
  },
  'POST user/passkey': {
    summary: 'Adds the passkey that the browser created.',
    refuses: ['PASSKEY_REFUSED', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    effect: 'writes',
    isOptional: true,
    body: z.object({ credential: newCredential, name: looseSchema(passkeyForm.name) }),
    data: confirmation,
  },
  'POST user/passkey-remove': {
    summary: "Removes one of the customer's passkeys; it can no longer sign in.",
    refuses: ['NOT_FOUND'],
    access: 'customer',
    effect: 'writes',
    isOptional: true,
    body: z.object({ id }),
    data: confirmation,
  },
} satisfies EndpointMap

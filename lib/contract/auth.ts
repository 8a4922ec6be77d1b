import { z } from 'zod'
import type { EndpointMap } from '#lib/contract/endpoint.ts'
import { confirmation, newPassword, requiredText } from '#lib/contract/fields.ts'
import { genders } from '#lib/rules/constants.ts'

const token = z.object({ access_token: z.string().min(1) })

export const authEndpoints = {
  'POST auth/sign-in': {
    access: 'session',
    body: z.object({ email: requiredText(128), password: z.string().min(1).max(200) }),
    data: token,
  },
  'POST auth/sign-up': {
    access: 'session',
    body: z.object({
      name: requiredText(100),
      gender: z.enum(genders),
      email: z.email().max(128),
      password: newPassword,
      password_conf: newPassword,
    }),
    data: token,
  },
  'POST auth/forgot-password': {
    access: 'session',
    body: z.object({ email: requiredText(128) }),
    data: confirmation,
  },
} satisfies EndpointMap

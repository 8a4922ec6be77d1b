import 'server-only'
import { callBackend } from '#lib/api/server.ts'

/** Who is signed in, and whether they get the newsletter, for the first HTML. Throws ApiError. */
export const getAccount = (token: string) => callBackend('GET user/profile', {}, { token })

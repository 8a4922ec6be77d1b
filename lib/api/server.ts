import 'server-only'
import { callsOf } from '#lib/api/backend.ts'
import { endpoints } from '#lib/contract/endpoints.ts'

/** Any call of the contract: for the gateway, which forwards calls of all areas. A page names its own (`callsOf`). */
export const { callBackend } = callsOf(endpoints)

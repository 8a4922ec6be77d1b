import 'server-only'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { callsOf } from '#lib/api/backend.ts'

/** Any call of the contract: for the gateway, which forwards calls of all areas. A page names its own (`callsOf`). */
export const { callBackend } = callsOf(endpoints)

import 'server-only'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { callsOf } from '#lib/api/backend.ts'

/** All calls of the contract, for the gateway. Pages import only the areas they need (`callsOf`). */
export const { callBackend } = callsOf(endpoints)

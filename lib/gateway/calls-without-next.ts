import 'server-only'
import type { DirectCalls } from '@etalase/front/shared/direct-calls.ts'
import { findAction } from '#lib/actions/find-action.ts'
import { directHandlerOf } from '#lib/gateway/direct-handlers.ts'
import { bodyLimitBytes, isFormType } from '#lib/gateway/read-input.ts'
import { serverOf } from '#lib/gateway/server-of.ts'
import { traced } from '#lib/gateway/traced.ts'

/** Actions that the server in front of Next answers itself (instrumentation.ts). */
export const callsWithoutNext: DirectCalls = {
  maxBytes: bodyLimitBytes,
  takes(method, path, type) {
    const action = findAction(method, path, { isForm: isFormType(type) })
    return action !== undefined && directHandlerOf(action) !== null
  },
  answer: traced(serverOf(directHandlerOf)),
}

/** The calls that an app answers without Next. */
export interface DirectCalls {
  /** The most bytes of a body. A longer body arrives with at least one byte more, and is refused. */
  maxBytes: number
  /**
   * Whether a request is one of these calls.
   * @param path decoded
   * @param type the `Content-Type` of its body; empty without one
   */
  takes(method: string, path: string, type: string): boolean
  /** Answers a call. Never rejects. */
  answer(request: Request): Promise<Response>
}

declare global {
  /** Set in Next's bundle of instrumentation.ts, and read by the server in front of Next, which holds another copy of this module. */
  var etalaseDirectCalls: DirectCalls | undefined
}

/** Sets the calls that the server in front of Next may answer itself. For `register` of the app's instrumentation.ts. */
export function giveDirectCalls(calls: DirectCalls): void {
  globalThis.etalaseDirectCalls = calls
}

/** Returns the app's calls; undefined before Next has started, and for an app that sets none. */
export const directCalls = (): DirectCalls | undefined => globalThis.etalaseDirectCalls

/** The calls that an app answers without Next. */
export interface DirectCalls {
  /** The bytes of a body that they read. Of a longer one they get at least one more, and refuse it. */
  maxBytes: number
  /**
   * Whether a request is one of them.
   * @param path decoded
   * @param type the `Content-Type` of its body; empty without one
   */
  takes(method: string, path: string, type: string): boolean
  /** Answers one of them, whatever comes of it. */
  answer(request: Request): Promise<Response>
}

declare global {
  /** Next's bundle of instrumentation.ts gives them to the server in front of Next, which holds another copy of this module. */
  var etalaseDirectCalls: DirectCalls | undefined
}

/** Gives the server in front of Next the calls that it may answer without Next. For `register` of the app's instrumentation.ts. */
export function giveDirectCalls(calls: DirectCalls): void {
  globalThis.etalaseDirectCalls = calls
}

/** The calls that the app has given; undefined before Next has started, and for an app that gives none. */
export const directCalls = (): DirectCalls | undefined => globalThis.etalaseDirectCalls

/**
 * Gives the server in front of Next the calls that need nothing of Next: a route handler costs five times as much as the call itself
 * (docs/decisions/075). Next runs it once, before the first request.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { giveDirectCalls } = await import('@etalase/front/shared/direct-calls.ts')
  const { callsWithoutNext } = await import('#lib/gateway/calls-without-next.ts')
  giveDirectCalls(callsWithoutNext)
}

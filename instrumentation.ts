/**
 * Gives the server in front of Next the calls that need nothing of Next: a route handler costs several times as much CPU as the call
 * (docs/decisions/075). Next runs it once, before the first request; it builds it for the Edge Runtime too, where nothing of it runs.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { giveDirectCalls } = await import('@etalase/front/shared/direct-calls.ts')
  const { callsWithoutNext } = await import('#lib/gateway/calls-without-next.ts')
  giveDirectCalls(callsWithoutNext)
}

/**
 * Registers calls that don't need Next with the server in front of it: a route handler costs several times the CPU of the call
 * (docs/decisions/075). Next runs this once before the first request, and also builds it for the Edge Runtime, where it does nothing.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { giveDirectCalls } = await import('@etalase/front/shared/direct-calls.ts')
  const { callsWithoutNext } = await import('#lib/gateway/calls-without-next.ts')
  giveDirectCalls(callsWithoutNext)
}

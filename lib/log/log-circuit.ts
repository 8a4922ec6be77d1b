import { logEvent } from '#lib/log/log-event.ts'

declare global {
  /** server/ and Next's bundles hold copies of this module; they share the count. */
  var etalaseCircuitOpenings: number | undefined
  /** When a backend has hung last, in milliseconds since 1970. */
  var etalaseBackendHungAt: number | undefined
}

/** How often this process has stopped to wait for a backend that hangs. */
export const circuitOpenings = (): number => globalThis.etalaseCircuitOpenings ?? 0

/** When this process has last stopped to wait for a backend that hangs, in milliseconds since 1970; 0 for never. */
export const backendHungAt = (): number => globalThis.etalaseBackendHungAt ?? 0

/** Notes that the backend hangs, also when it still does after a pause. */
export function noteHangingBackend(): void {
  globalThis.etalaseBackendHungAt = Date.now()
}

/** Writes that the backend hangs, or answers again, as one JSON line, and counts the first. */
export function logCircuit(state: 'open' | 'closed'): void {
  if (state === 'open') globalThis.etalaseCircuitOpenings = circuitOpenings() + 1
  logEvent(`backend-circuit-${state}`)
}

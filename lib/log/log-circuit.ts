import type { Effect } from '@etalase/contract/endpoint.ts'
import { logEvent } from '@etalase/front/log/log-lines.ts'

declare global {
  /** server/ and Next's bundles hold copies of this module; they share the count. */
  var etalaseCircuitOpenings: number | undefined
  /** How often a backend has hung. */
  var etalaseBackendHangs: number | undefined
}

/** How often this process stopped waiting for a hanging backend. */
export const circuitOpenings = (): number => globalThis.etalaseCircuitOpenings ?? 0

/** How often a backend was found to hang, also again after a pause. */
export const backendHangs = (): number => globalThis.etalaseBackendHangs ?? 0

/** Notes that the backend hangs, also when it still does after a pause. */
export function noteHangingBackend(): void {
  globalThis.etalaseBackendHangs = backendHangs() + 1
}

/** Logs one JSON line when the circuit of reads or writes opens or closes, and counts openings. */
export function logCircuit(state: 'open' | 'closed', calls: Effect): void {
  if (state === 'open') globalThis.etalaseCircuitOpenings = circuitOpenings() + 1
  logEvent(`backend-circuit-${state}`, { calls })
}

import type { Effect } from '@etalase/contract/endpoint.ts'
import { logEvent } from '@etalase/front/log/log-lines.ts'

declare global {
  /** server/ and Next's bundles hold copies of this module; they share the count. */
  var etalaseCircuitOpenings: number | undefined
  /** Number of times a backend hung. */
  var etalaseBackendHangs: number | undefined
}

/** Returns how often this process stopped waiting for a hanging backend. */
export const circuitOpenings = (): number => globalThis.etalaseCircuitOpenings ?? 0

/** Returns how often a backend was found hanging, including again after a pause. */
export const backendHangs = (): number => globalThis.etalaseBackendHangs ?? 0

/** Counts a hanging backend, including one that still hangs after a pause. */
export function noteHangingBackend(): void {
  globalThis.etalaseBackendHangs = backendHangs() + 1
}

/** Logs one JSON line when the circuit of reads or writes opens or closes, and counts openings. */
export function logCircuit(state: 'open' | 'closed', calls: Effect): void {
  if (state === 'open') globalThis.etalaseCircuitOpenings = circuitOpenings() + 1
  logEvent(`backend-circuit-${state}`, { calls })
}

import 'server-only'
import type { Effect } from '@etalase/contract/endpoint.ts'
import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  isBrokenCircuitError,
} from 'cockatiel'
import { ApiError } from '#lib/api/api-error.ts'
import { logCircuit, noteHangingBackend } from '#lib/log/log-circuit.ts'

/** Consecutive timeouts after which the backend counts as hanging. */
const maxTimeouts = 3

/** Milliseconds without calls to a hanging backend. Then one call probes it while all others still fail at once. */
const pauseMs = 5_000

declare global {
  /** Circuits by effect and backend address. Next's bundles hold copies of this module and share these. */
  var etalaseCircuits: Map<string, CircuitBreakerPolicy> | undefined
}

globalThis.etalaseCircuits ??= new Map()
const circuits = globalThis.etalaseCircuits

interface Circuit {
  /** The backend's address. */
  backend: string
  /** Hanging reads must not stop writes, so each effect has its own circuit. */
  effect: Effect
}

function makeCircuit(effect: Effect): CircuitBreakerPolicy {
  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(maxTimeouts),
  })
  let isClosed = true
  circuit.onStateChange((state) => {
    if (state === CircuitState.Open) noteHangingBackend()
    if (state === CircuitState.Open && isClosed) logCircuit('open', effect)
    if (state === CircuitState.Closed) logCircuit('closed', effect)
    isClosed = state === CircuitState.Closed
  })
  return circuit
}

function circuitOf({ backend, effect }: Circuit): CircuitBreakerPolicy {
  const key = `${effect} ${backend}`
  const circuit = circuits.get(key) ?? makeCircuit(effect)
  circuits.set(key, circuit)
  return circuit
}

const notSent = (call: string) =>
  new ApiError({ kind: 'network', call, status: 0, detail: 'not sent: the backend hangs' })

const isTimeout = (error: unknown) => error instanceof ApiError && error.kind === 'timeout'

/** Wraps a call's outcome. Only a timeout rejects, because any other failure is an answer, or comes immediately. */
const settled = <Value>(send: () => Promise<Value>) =>
  send().then(
    (value) => ({ value }),
    (error: unknown) => {
      if (isTimeout(error)) throw error
      return { error }
    },
  )

/**
 * Sends a call through the circuit breaker, at most once. Throws the errors of `send`, and ApiError `network` for a call not sent
 * because the backend hangs.
 */
export async function throughCircuit<Value>(
  of: Circuit,
  call: string,
  send: () => Promise<Value>,
): Promise<Value> {
  const circuit = circuitOf(of)
  // The library would make other calls wait for the probe.
  if (circuit.state === CircuitState.HalfOpen) throw notSent(call)
  const result = await circuit
    .execute(() => settled(send))
    .catch((error: unknown) => {
      throw isBrokenCircuitError(error) ? notSent(call) : error
    })
  if ('error' in result) throw result.error
  return result.value
}

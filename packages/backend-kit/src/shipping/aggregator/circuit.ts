import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'

/** Consecutive failures that open the circuit. */
const maxFailures = 3

/** Milliseconds it stays open; then a single call probes the aggregator while all others fail immediately. */
const pauseMs = 30_000

/** The circuit is open, so the aggregator wasn't called. */
export class NotAsked extends Error {
  override readonly name = 'NotAsked'
}

/** Creates a circuit breaker. Its calls throw the work's errors, and NotAsked while open. */
export function openCircuit(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(maxFailures),
  })
  let openedAt = 0
  circuit.onBreak(() => {
    openedAt = Date.now()
  })
  return (work) => {
    const isResting = circuit.state === CircuitState.Open && Date.now() - openedAt < pauseMs
    // The library would queue other calls behind the probe.
    if (isResting || circuit.state === CircuitState.HalfOpen)
      return Promise.reject(new NotAsked('It failed before'))
    return circuit.execute(work)
  }
}

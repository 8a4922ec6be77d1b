import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'

/** Failures in a row after which an aggregator is left alone. */
const maxFailures = 3

/** Milliseconds for which it is; then one call tries it while all others still fail at once. */
const pauseMs = 30_000

/** An aggregator was not asked, since it failed before. */
export class NotAsked extends Error {
  override readonly name = 'NotAsked'
}

/** Asks through a circuit breaker. Throws what the work throws, and NotAsked. */
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
    // The library would let other calls wait for the one that tries.
    if (isResting || circuit.state === CircuitState.HalfOpen)
      return Promise.reject(new NotAsked('It failed before'))
    return circuit.execute(work)
  }
}

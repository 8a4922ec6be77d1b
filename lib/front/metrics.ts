import type { OwnMetric } from '@etalase/front/shared/own-metric.ts'
import { circuitOpenings } from '#lib/log/log-circuit.ts'
import { leftOutCounts } from '#lib/log/log-left-out.ts'
import { priceDisagreements } from '#lib/log/log-price-disagreement.ts'

/** Metrics about the backend. */
export const frontMetrics: readonly OwnMetric[] = [
  {
    name: 'backend_circuit_openings',
    help: 'Times that the shop began to refuse calls at once, because the backend hangs.',
    counts: () => [{ value: circuitOpenings() }],
  },
  {
    name: 'backend_data_left_out',
    help: 'Records and fields that the shop left out of an answer of the backend, because it cannot read them.',
    labelNames: ['call', 'path'],
    counts: () =>
      [...leftOutCounts()].map(({ call, path, times }) => ({
        labels: { call, path },
        value: times,
      })),
  },
  {
    name: 'backend_price_disagreements',
    help: 'Times that a cart had another price than the pages of the product.',
    counts: () => [{ value: priceDisagreements() }],
  },
]

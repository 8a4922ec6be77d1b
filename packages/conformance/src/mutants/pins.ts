import { accepts, data, ignores, type Mutant } from '#mutants/fault.ts'
import type { Fault } from '#mutants/faulty-backend.ts'

const shipping = 'POST checkout-shipping'
const change = 'PUT user/address'

interface Tier {
  tariff: number
  needs_pin?: number | null
}

const tiersIn = (couriers: Record<string, Tier[]>): Tier[] => Object.values(couriers).flat()

const isAbroad = ({ input }: { input: Record<string, unknown> }) =>
  Object(input.address_pin).latitude > 30

/** Keeps an address's pin when it is saved without one. */
function keepsPin(): Fault {
  let last: unknown
  return {
    async answer(sent, ask) {
      if (sent.call !== change) return ask(sent)
      const answer = await ask({ ...sent, input: { address_pin: last, ...sent.input } })
      if (answer.status === 200) last = sent.input.address_pin ?? last
      return answer
    },
  }
}

/** Faults of an address's place on the map. */
export const pinMutants: readonly Mutant[] = [
  {
    name: 'a courier that needs a pin is offered without one',
    make: data(shipping, ({ couriers }, { input }) => {
      if (!input.address_pin)
        couriers.GRAB = [{ ...tiersIn(couriers)[0], service: 'grab_instant', needs_pin: 1 }]
    }),
  },
  {
    name: 'a pin changes the prices of other couriers',
    make: data(shipping, ({ couriers }, { input }) => {
      if (!input.address_pin) return
      for (const tier of tiersIn(couriers)) if (!tier.needs_pin) tier.tariff += 1_000
    }),
  },
  {
    name: 'a pin in another country gets deliveries',
    make: accepts(shipping, { data: { couriers: {} } }, isAbroad),
  },
  {
    name: 'an address is saved without its pin',
    make: ignores(change, 'address_pin'),
  },
  { name: 'an address keeps its pin when it is saved without one', make: keepsPin },
  {
    name: 'an address is saved with a pin in another country',
    make: accepts(change, undefined, isAbroad),
  },
]

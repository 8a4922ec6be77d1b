import { distances } from '@etalase/backend-kit/shipping/courier.ts'
import { nationalCourier } from '@etalase/backend-kit/shipping/national-courier.ts'
import type { CompanyService } from '#engine/company.ts'

/** Heavy enough for every service of the courier. */
const cargoKilograms = 10

/** Returns the codes of the services that collect cash for the shop. */
export const servicesTakingCash = (): string[] => [
  ...new Set(
    distances
      .flatMap((distance) => nationalCourier.tariffs(1, distance))
      .flatMap(({ service, takes_cash }) => (takes_cash ? service : [])),
  ),
]

/** Returns the courier's tariffs per kilogram, derived from its prices, so that both engines charge the same. */
export function companyServices(): CompanyService[] {
  const byService = new Map<string, CompanyService>()
  for (const distance of distances) {
    const light = new Set(nationalCourier.tariffs(1, distance).map(({ service }) => service))
    for (const { service, description, tariff, etd } of nationalCourier.tariffs(
      cargoKilograms,
      distance,
    )) {
      const known = byService.get(service) ?? {
        courier: nationalCourier.key,
        service,
        description,
        per_kilogram: {},
        etd: {},
        min_kilograms: light.has(service) ? 0 : cargoKilograms,
      }
      known.per_kilogram[distance] = tariff / cargoKilograms
      known.etd[distance] = etd
      byService.set(service, known)
    }
  }
  return [...byService.values()]
}

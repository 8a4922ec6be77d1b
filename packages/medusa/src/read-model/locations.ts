/** Maps stock locations of the engine to showrooms of the contract. */
export class Locations {
  #numbers = new Map<string, number>()
  #ids = new Map<number, string>()

  replace(stores: readonly { number: number; location_id: string }[]): void {
    this.#numbers = new Map(stores.map(({ number, location_id }) => [location_id, number]))
    this.#ids = new Map(stores.map(({ number, location_id }) => [number, location_id]))
  }

  numberOf(locationId: string): number | undefined {
    return this.#numbers.get(locationId)
  }

  idOf(showroomId: number): string | undefined {
    return this.#ids.get(showroomId)
  }
}

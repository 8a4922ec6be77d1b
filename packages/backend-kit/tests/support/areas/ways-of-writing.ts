import type { Subdistrict } from '#area/finder/places.ts'

/** A way to write a sub-district. */
export interface WayOfWriting {
  write: (place: Subdistrict, postalCode: string) => string
  /** Whether it includes sub-district, city with type, and province, so that the place must be the first result. */
  isComplete: boolean
}

const short = (type: string) => (type === 'Kota' ? 'kota' : 'kab')

const label = ({ name, city }: Subdistrict) =>
  `${name}, ${city.type} ${city.name}, ${city.province.name}`

const villageOf = ({ villages, name }: Subdistrict) => villages[0]?.name ?? name

/** The ten ways listed in docs/areas.md. */
export const waysOfWriting: Readonly<Record<string, WayOfWriting>> = {
  'KEC. X, KABUPATEN Y': {
    write: ({ name, city }) => `KEC. ${name}, ${city.type} ${city.name}`.toUpperCase(),
    isComplete: false,
  },
  'Kecamatan X, Kota Y, Prov. Z': {
    write: ({ name, city }) =>
      `Kecamatan ${name}, ${city.type} ${city.name}, Prov. ${city.province.name}`,
    isComplete: true,
  },
  'X / Y - Z': {
    write: ({ name, city }) => `${name} / ${city.name} - ${city.province.name}`,
    isComplete: false,
  },
  'kec X kab Y': {
    write: ({ name, city }) => `kec ${name} ${short(city.type)} ${city.name}`.toLowerCase(),
    isComplete: false,
  },
  'X, Kota Y, Z, as the shop shows it': { write: label, isComplete: true },
  'X, KOTA Y, Z': { write: (place) => label(place).toUpperCase(), isComplete: true },
  'Z, Kota Y, X': {
    write: ({ name, city }) => `${city.province.name}, ${city.type} ${city.name}, ${name}`,
    isComplete: true,
  },
  'Kel. V, Kec. X, Kota Y, Z': {
    write: (place) => `Kel. ${villageOf(place)}, Kec. ${label(place)}`,
    isComplete: true,
  },
  'X, Kota Y, Z 12345': {
    write: (place, postalCode) => `${label(place)} ${postalCode}`,
    isComplete: true,
  },
  'a label with street, RT and RW': {
    write: (place, postalCode) =>
      `Jl. Melati Raya No. 12A, RT 003/RW 05, Kel. ${villageOf(place)}, Kec. ${label(place)} ${postalCode}, Indonesia`,
    isComplete: true,
  },
}

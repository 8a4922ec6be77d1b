#!/usr/bin/env bash
# Libraries that format addresses omit the areas that an Indonesian courier sorts by: @fragaria/address-formatter 6.7.1 (OpenCage's
# templates) and localized-address-format 1.3.3 (Google's address data).
#
# 1. An Indonesian address has kelurahan or desa, kecamatan, kota or kabupaten, and province. localized-address-format has no line for a
#    dependentLocality in Indonesia: it drops the kecamatan.
# 2. @fragaria/address-formatter has one line below the city: with a suburb (kelurahan) it drops the cityDistrict (kecamatan), which it
#    shows otherwise. It drops RT and RW (neighbourhood) when either is present.
# 3. For a village it shows kecamatan and desa, and drops the county (kabupaten), which a courier's tariff depends on.
#
# Used in packages/contract/src/address.ts: the street stays as typed, and each area is shown. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @fragaria/address-formatter@6.7.1 localized-address-format@1.3.3 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import formatter from '@fragaria/address-formatter'
import localized from 'localized-address-format'

const street = { road: 'Jalan Contoh', houseNumber: '1', postcode: '12430', countryCode: 'ID' }
const lines = (area) => formatter.format({ ...street, ...area }, { output: 'array' })
const jakarta = { cityDistrict: 'Cilandak', city: 'Jakarta Selatan', state: 'DKI Jakarta' }

const google = localized.formatAddress({
  postalCountry: 'ID',
  addressLines: ['Jalan Contoh 1', 'RT 003/RW 005'],
  dependentLocality: 'Cilandak',
  locality: 'Jakarta Selatan',
  administrativeArea: 'DKI Jakarta',
  postalCode: '12430',
})
const openCage = {
  'kecamatan alone': lines(jakarta),
  'with kelurahan': lines({ ...jakarta, suburb: 'Cilandak Barat' }),
  'with RT and RW': lines({ ...jakarta, neighbourhood: 'RT 003/RW 005' }),
  'a village': lines({
    village: 'Cimekar',
    cityDistrict: 'Cileunyi',
    county: 'Kabupaten Bandung',
    state: 'Jawa Barat',
  }),
}
console.log('localized-address-format:', google.join(' | '))
for (const [name, shown] of Object.entries(openCage)) console.log(`${name}:`, shown.join(' | '))

assert.deepEqual(google, ['Jalan Contoh 1', 'RT 003/RW 005', 'Jakarta Selatan', 'DKI Jakarta 12430'])
assert.deepEqual(Object.values(openCage), [
  ['Jalan Contoh 1', 'Cilandak', 'Jakarta Selatan 12430', 'DKI Jakarta'],
  ['Jalan Contoh 1', 'Cilandak Barat', 'Jakarta Selatan 12430', 'DKI Jakarta'],
  ['Jalan Contoh 1', 'Cilandak', 'Jakarta Selatan 12430', 'DKI Jakarta'],
  ['Jalan Contoh 1', 'Cileunyi', 'Cimekar 12430', 'Jawa Barat'],
])
console.log('As described.')
SCRIPT
node run.mjs

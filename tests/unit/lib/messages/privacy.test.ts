import { globSync, readFileSync } from 'node:fs'
import { fontsKey } from '@etalase/front/finish/late-styles.ts'
import { describe, expect, test } from 'vitest'
import { brand } from '#brand/company.ts'
import { checkoutKeys } from '#lib/browser/checkout-keys.ts'
import { cookies, localValues, tabValues } from '#lib/messages/help/browser-data.ts'
import { privacy } from '#lib/messages/help/legal-texts.ts'
import { personalData, personalDataClause } from '#lib/messages/help/personal-data.ts'

describe('the privacy notice', () => {
  test('shows each kind of data with purpose, legal basis and retention', () => {
    const clauses = privacy.sections.find(({ id }) => id === 'data-yang-disimpan')?.clauses
    for (const data of personalData) {
      expect(clauses).toContain(personalDataClause(data))
      expect(personalDataClause(data)).toMatch(
        /Tujuan: .+ Dasar pemrosesan: .*Pasal 20 ayat \(2\) huruf [abcf].* Disimpan: .+/s,
      )
    }
    expect(clauses?.join(' ')).toContain('sidik alamat jaringan (hash berkunci)')
  })

  test('names controller and officer, every right from article 5 to 13, children and other countries', () => {
    const text = privacy.sections.flatMap(({ clauses }) => clauses).join('\n')
    expect(text).toContain(`Pengendali data pribadi toko ini adalah ${brand.legalName}`)
    expect(text).toContain(brand.legal.privacyOfficer.email)
    for (let article = 5; article <= 13; article++) expect(text).toContain(`(Pasal ${article})`)
    for (const subject of [/keberatan/, /membatasi/, /anak/, /luar wilayah Indonesia/])
      expect(text).toMatch(subject)
  })
})

describe('the notice names everything that the shop stores in a browser:', () => {
  const text = privacy.sections.find(({ id }) => id === 'di-peramban')?.clauses.join(' ')
  const sources = globSync('{app,components,lib,packages/front/src/shared}/**/*.{ts,tsx}').map(
    (path) => readFileSync(path, 'utf8'),
  )
  const namesIn = (files: readonly string[], pattern: RegExp) =>
    new Set(files.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name)))

  test('every cookie', () => {
    const names = [
      ...namesIn(sources, /name: '([\w-]+)',\s+maxAgeSeconds/g),
      ...namesIn(sources, /kindOf\('([\w-]+)'/g),
    ]
    expect(names.toSorted()).toEqual(Object.keys(cookies).toSorted())
    for (const name of names) expect(text).toContain(`${name}: `)
  })

  test('every value of localStorage', () => {
    const users = sources.filter((source) => source.includes('#lib/browser/local-storage.ts'))
    const names = new Set([
      ...namesIn(users, /^const (?:key|marker) = '([\w-]+)'/gm),
      ...Object.values(checkoutKeys),
    ])
    expect([...names].toSorted()).toEqual(Object.keys(localValues).toSorted())
    for (const name of names) expect(text).toContain(`${name}: `)
  })

  test('every value of sessionStorage', () => {
    const users = sources.filter((source) => /sessionStorage[.)]/.test(source))
    const names = [
      ...namesIn(users, /^const key = '([\w-]+)'/gm),
      ...namesIn(users, /`([\w-]+):\$\{/g),
      fontsKey,
    ]
    expect(names.toSorted()).toEqual(Object.keys(tabValues).toSorted())
    for (const name of names) expect(text).toContain(`${name}: `)
  })

  test('no module bypasses these storage functions', () => {
    const doors = ['lib/browser/local-storage.ts', 'lib/payment/known-result.ts']
    const found = globSync('{app,components,lib,packages/front/src}/**/*.{ts,tsx}')
      .filter((path) => !doors.includes(path))
      .filter((path) =>
        /(?:document\.cookie ?=|(?:local|session)Storage\.setItem|indexedDB\.)/.test(
          readFileSync(path, 'utf8'),
        ),
      )
    expect(found).toEqual([])
  })
})

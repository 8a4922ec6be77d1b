import { endpoints } from '@etalase/contract/endpoints.ts'
import { openApiDocument } from '@etalase/contract/openapi.ts'
import { expect, test } from 'vitest'
import { docsPage } from '#docs/docs-page.ts'

test('the HTML page lists every call, and none of its links is broken', () => {
  const page = docsPage(openApiDocument())
  for (const call of Object.keys(endpoints)) expect(page).toContain(call.replace(' ', ' /'))
  const targets = [...page.matchAll(/href="#(\w+)"/g)].map(([, target]) => target)
  expect(targets.filter((target) => !page.includes(`id="${target}"`))).toEqual([])
})

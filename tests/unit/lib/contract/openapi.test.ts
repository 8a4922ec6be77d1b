import { readFile } from 'node:fs/promises'
import { checksOf } from '@etalase/conformance/rules/rules.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { openApiDocument } from '@etalase/contract/openapi.ts'
import { type CallExamples, withExamples } from '@etalase/contract/openapi-examples.ts'
import { type JsonSchema, meanings } from '@etalase/contract/openapi-fields.ts'
import { contractPage, contractSection } from '@etalase/contract/openapi-markdown.ts'
import { staffEndpoints } from '@etalase/contract/staff.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'

const document = openApiDocument()
const examples: CallExamples = JSON.parse(
  await readFile('packages/conformance/examples/calls.json', 'utf8'),
)

interface FieldAt {
  path: string
  schema: JsonSchema
}

/** Lists every field in a part of the document, with its path. */
function fieldsIn(part: unknown, path: string): FieldAt[] {
  if (typeof part !== 'object' || part === null) return []
  const { properties }: { properties?: object } = part
  const own = Object.entries(properties ?? {}).map(([name, schema]) => ({
    path: `${path}.${name}`,
    schema: Object(schema),
  }))
  const below = Object.entries(part).flatMap(([key, value]) => fieldsIn(value, `${path}/${key}`))
  return [...own, ...below]
}

const parameters = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).flatMap((operation) =>
    operation.parameters.flatMap((parameter) =>
      'name' in parameter
        ? [
            {
              path: `${path} ${parameter.name}`,
              schema: { ...parameter.schema, description: parameter.description },
            },
          ]
        : [],
    ),
  ),
)
const fields = [...fieldsIn(document, ''), ...parameters]

describe('the OpenAPI document', () => {
  test('in docs/ matches the contract; npm run -w packages/conformance openapi writes it', async () => {
    expect(JSON.parse(await readFile('docs/openapi.json', 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(withExamples(document, examples))),
    )
  })

  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate({
      ...withExamples(document, examples),
    })
    expect([valid, errors]).toEqual([true, undefined])
  })

  test('has every call of the contract, once', () => {
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
    )
    expect(calls.toSorted()).toEqual(Object.keys({ ...endpoints, ...staffEndpoints }).toSorted())
  })

  test('has no dangling references', () => {
    const names = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)
    const missing = [...names]
      .map(([, name = '']) => name)
      .filter((name) => !(name in document.components.schemas))
    expect(missing).toEqual([])
  })

  test('gives each named schema a type: code generators read an enum without one as anything', () => {
    const untyped = Object.entries(document.components.schemas).filter(([, { type }]) => !type)
    expect(untyped.map(([name]) => name)).toEqual([])
  })

  test('requires a token only for customers, and the device only for a cart', () => {
    expect(document.paths['/user/orders']?.get?.security).toEqual([{ token: [] }])
    expect(document.paths['/products']?.get?.security).toEqual([])
    expect(document.paths['/staff/orders']?.get?.security).toEqual([{ staff: [] }])
    expect(JSON.stringify(document.paths['/cart']?.get?.parameters)).toContain('local_device_id')
  })

  test('has a body for each call with one: the shop sends an empty {}, which mock servers require', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { requestBody }] of Object.entries(methods))
        expect([path, requestBody !== undefined]).toEqual([path, method !== 'get'])
  })

  test('has all that linters require of each operation: tag, description, and whether it takes a token', () => {
    const declared = document.tags.map(({ name }) => name)
    for (const [path, methods] of Object.entries(document.paths))
      for (const { tags, description, security } of Object.values(methods)) {
        expect(
          tags.filter((tag) => !declared.includes(tag)),
          path,
        ).toEqual([])
        expect([description.length > 0, Array.isArray(security)], path).toEqual([true, true])
      }
    expect(document.tags.every(({ description }) => description.length > 0)).toBe(true)
  })
})

describe('the fields of the OpenAPI document', () => {
  test('all have a description', () => {
    expect(fields.length).toBeGreaterThan(500)
    const silent = fields.filter(({ schema }) => !schema.description?.trim())
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  test('have one type to send for numbers and flags, though the shop also reads text', () => {
    const either = fields.filter(({ schema }) => {
      const types = [schema.type ?? [], (schema.anyOf ?? []).map((choice) => Object(choice).type)]
      return (
        types.flat(2).includes('string') &&
        types.flat(2).some((type) => /number|integer/.test(`${type}`))
      )
    })
    expect(either.map(({ path }) => path)).toEqual([])
  })

  test('use every description written for them', () => {
    const used = new Set(fields.map(({ schema }) => schema.description))
    const unused = Object.entries(meanings).filter(([, meaning]) => !used.has(meaning))
    expect(unused.map(([name]) => name)).toEqual([])
  })
})

describe('the rules printed by npm run -w packages/conformance rules', () => {
  const page = contractPage(document, checksOf)

  /** Returns the page's section about a call. */
  const sectionOf = (call: string) => page.split(`### ${call}\n`)[1]?.split(/<a id=|\n## /)[0] ?? ''

  test('can be printed for each call alone, and only for calls of the contract', () => {
    expect(contractSection(document, 'POST cart', checksOf)).toContain(
      sectionOf('POST cart').trim(),
    )
    expect(contractSection(document, 'POST carts', checksOf)).toBeUndefined()
  })

  test('have an anchor for each call, its operationId, and for each linked schema', () => {
    const anchors = new Set([...page.matchAll(/<a id="([\w-]+)">/g)].map(([, id = '']) => id))
    for (const methods of Object.values(document.paths))
      for (const { operationId } of Object.values(methods)) expect(anchors).toContain(operationId)
    const links = [...page.matchAll(/\]\(#([\w-]+)\)/g)].map(([, id = '']) => id)
    expect(links.filter((id) => !anchors.has(id))).toEqual([])
  })

  test('state what a backend must do for each staff call', () => {
    for (const call of Object.keys(staffEndpoints))
      expect([call, sectionOf(call)]).toEqual([
        call,
        expect.stringMatching(/A backend must:\n\n- \w/),
      ])
  })

  test.each(Object.keys(endpoints))(
    'state for %s what a backend must do, and all checks of the suite',
    (call) => {
      const section = sectionOf(call)
      expect(section).toMatch(/A backend must:\n\n- \w/)
      const checks = section.split('The suite checks:\n\n')[1]?.trim().split('\n')
      expect(checks?.length).toBeGreaterThan(0)
      expect(checks).toEqual(checksOf(call).map((rule) => `- ${rule}`))
    },
  )
})

import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#endpoint.ts'
import { endpoints } from '#endpoints.ts'
import { unwrap } from '#envelope.ts'
import { type OpenApiDocument, openApiDocument } from '#openapi.ts'
import { type CallExamples, withExamples } from '#openapi-examples.ts'
import { grandPrice } from '#rules/price.ts'
import { staffEndpoints } from '#staff.ts'

const examples: CallExamples = JSON.parse(
  await readFile('packages/conformance/examples/calls.json', 'utf8'),
)
const calls = Object.entries<Endpoint>({ ...endpoints, ...staffEndpoints })

/** Returns the data of a call's example, as the shop reads it. */
function dataOf<Key extends keyof typeof endpoints>(call: Key) {
  const parsed = endpoints[call].data.parse(unwrap(examples[call]?.answer))
  return parsed as ReturnType<(typeof endpoints)[Key]['data']['parse']>
}

describe('the examples of the OpenAPI document', () => {
  test.each(calls)('%s: request and response match the contract', (call, { query, body, data }) => {
    const example = examples[call]
    expect(example).toBeDefined()
    const input = call.startsWith('GET ') ? query : body
    expect(input?.safeParse(example?.request).error).toBeUndefined()
    expect(data.safeParse(unwrap(example?.answer)).error).toBeUndefined()
  })

  test('match the published schemas, by which mock servers and generated clients check calls', () => {
    const text = JSON.stringify(withExamples(openApiDocument(), examples))
    const { paths, components }: OpenApiDocument = JSON.parse(
      text.replaceAll('#/components/schemas/', '#/$defs/'),
    )
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const parts = operations.flatMap(({ operationId, parameters, requestBody, responses }) => {
      const bodies = [requestBody, responses['200']].map((body) => Object(body).content)
      return [...bodies.map((body) => Object(body)['application/json']), ...parameters]
        .map((part, index) => [`${operationId}, ${index}`, Object(part)] as const)
        .filter(([, { example }]) => example !== undefined)
    })
    const published = z.fromJSONSchema({
      type: 'object',
      properties: Object.fromEntries(parts.map(([name, { schema }]) => [name, schema])),
      $defs: components.schemas,
    })
    const sent = Object.fromEntries(parts.map(([name, { example }]) => [name, example]))
    expect(published.safeParse(sent).error?.issues).toBeUndefined()
  })

  test('belong to existing calls', () => {
    const known = calls.map(([call]) => call)
    expect(Object.keys(examples).filter((call) => !known.includes(call))).toEqual([])
  })

  test('are consistent: a mock of the document sells the product that it lists', () => {
    const [listed] = dataOf('GET products').products
    const { product } = dataOf('GET product')
    const [line] = dataOf('GET cart').cart.cart_items
    const [hub] = dataOf('POST checkout').available_stores_online
    const { id: areaId } = dataOf('GET master/subdistrict').subdistrict_list[0] ?? {}
    expect(product.id).toBe(listed?.id)
    expect(line?.product_detail_id).toBe(product.id)
    expect(line?.product_detail.net_price).toBe(grandPrice(product))
    const sizes = product.sizes.filter((size) => size.is_available).map((size) => size.size_code)
    expect(sizes).toContain(line?.size_code)
    expect(dataOf('GET master/showroom').showroom_list.map(({ id }) => id)).toContain(hub?.id)
    expect(examples['POST checkout-shipping']?.request).toMatchObject({
      subdistrict_id: areaId,
      showroom_id: hub?.id,
    })
    const [stock] = dataOf('POST check-showroom-stock-availability').cart_items_availability
    expect(stock?.id).toBe(line?.id)
  })

  test('must cover every call', () => {
    const { 'GET cart': _, ...others } = examples
    expect(() => withExamples(openApiDocument(), others)).toThrow('has no GET cart')
  })
})

import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import type { JsonSchema } from '@etalase/contract/openapi-fields.ts'
import { z } from 'zod'

const calls: ReadonlyMap<string, Endpoint> = new Map(Object.entries<Endpoint>(endpoints))

/** Method and path of each optional call, such as `GET suggestions`. */
export const optionalCalls: ReadonlySet<string> = new Set(
  [...calls].flatMap(([call, { isOptional }]) => (isOptional ? [call] : [])),
)

/** Parameters of a list in the spec. */
const specParameters = 'page limit category_id category_sub_id group_id sort search sale'.split(' ')

/** Optional fields of the spec. The spec is closed, so any other optional field, now or later, is an addition of the contract. */
const specFields: ReadonlySet<string> = new Set(
  [
    // Categories and products.
    'action_text cover_image_url cover_text short_description detailed_description',
    'direct_discount direct_disc_percent direct_disc_nominal product_sizing related_products',
    'cart m_group_id m_sub_group_id product_detail_id',
    // Not in the spec: the demo company's banners lead to lists of brands.
    'brands brand_code',
    // Stores, couriers and payment.
    'phone address1 address2 address3 maps_url etd payment_data',
    // Orders, and payment outcomes.
    'verified trx_ref trx_status grand_total',
    'shipping_courier shipping_service_name shipping_notes showroom notes pickup_code no_resi',
    'address_recipient_name address_recipient_phone address_label address_street',
    'address_subdistrict address_city address_province payment_status_desc payment_channel',
    'payment_duedate payment_date user order_tracking last_status receiver_name',
  ].flatMap((names) => names.split(' ')),
)

const schemas: ReadonlyMap<string, JsonSchema> = new Map(
  [...calls].map(([call, { data }]) => [
    call,
    z.toJSONSchema(data, { io: 'input', unrepresentable: 'any' }),
  ]),
)

/** Collects all schemas that apply to a value: its own, their parts, and their definitions in `defs`. */
function saidBy(schema: JsonSchema, defs: JsonSchema['$defs']): JsonSchema[] {
  const named = defs?.[schema.$ref?.split('/').at(-1) ?? '']
  const parts = [named, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [schema, ...parts.flatMap((part) => (part ? saidBy(Object(part), defs) : []))]
}

/** Reduces a value to the spec: drops fields that its schemas make optional, except those of the spec. */
function specPart(
  value: unknown,
  schemas: readonly JsonSchema[],
  defs: JsonSchema['$defs'],
): unknown {
  const said = schemas.flatMap((schema) => saidBy(schema, defs))
  if (Array.isArray(value)) {
    const items = said.flatMap((schema) => (schema.items ? [Object(schema.items)] : []))
    return value.map((item) => specPart(item, items, defs))
  }
  if (value === null || typeof value !== 'object') return value
  const rest = said.flatMap((schema) => schema.additionalProperties || []).map(Object)
  const kept = Object.entries(value).flatMap(([name, field]) => {
    const own = said.flatMap((schema) => Object(schema.properties)[name] ?? [])
    const isKept = specFields.has(name) || said.some(({ required }) => required?.includes(name))
    if (own.length > 0) return isKept ? [[name, specPart(field, own, defs)]] : []
    return rest.length > 0 ? [[name, specPart(field, rest, defs)]] : []
  })
  return Object.fromEntries(kept)
}

/** Returns the body of a call's response, reduced to the spec. */
export function specPartOf(call: string, body: unknown): unknown {
  const schema = schemas.get(call)
  const answer = Object(body)
  if (schema === undefined || answer.data === undefined) return body
  return { ...answer, data: specPart(answer.data, [schema], schema.$defs) }
}

/** Returns the path of a call, reduced to the spec's parameters. */
export function specUrlOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://backend')
  if (pathname !== '/products') return url
  for (const name of [...searchParams.keys()])
    if (!specParameters.includes(name)) searchParams.delete(name)
  return `${pathname}?${searchParams}`
}

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
}

interface Content {
  content?: Record<string, { schema?: Schema }>
}

interface Operation {
  parameters?: { name?: string; required?: boolean }[]
  requestBody?: Content
  responses?: Record<string, Content>
}

/** The parts of an OpenAPI document that make up its surface. */
export interface Contract {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Names of calls, parameters, fields and values, as in a changelog: `GET /cart`, `GET /cart data.cart_items[].id`. */
export interface Surface {
  offered: Set<string>
  /** Names that a request requires. */
  needed: Set<string>
}

type Visit = (path: string, isNeeded: boolean) => void

/** Visits each field of a schema; stops at recursion. */
function visitFields(
  schema: Schema,
  path: string,
  {
    schemas,
    visit,
    open,
  }: { schemas: Record<string, Schema>; visit: Visit; open: readonly string[] },
): void {
  const within = { schemas, visit, open }
  const { $ref } = schema
  if ($ref !== undefined) {
    const target = schemas[$ref.split('/').pop() ?? '']
    if (target && !open.includes($ref))
      visitFields(target, path, { ...within, open: [...open, $ref] })
    return
  }
  for (const value of schema.enum ?? []) visit(`${path} = ${String(value)}`, false)
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    visitFields(part, path, within)
  if (schema.items) visitFields(schema.items, `${path}[]`, within)
  if (typeof schema.additionalProperties === 'object')
    visitFields(schema.additionalProperties, `${path}.*`, within)
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const own = path === '' ? name : `${path}.${name}`
    visit(own, schema.required?.includes(name) === true)
    visitFields(field, own, within)
  }
}

const schemasOf = ({ content = {} }: Content) =>
  Object.values(content).flatMap(({ schema }) => (schema ? [schema] : []))

/** Returns what a contract offers, and what it requires from callers. */
export function surfaceOf({ paths, components: { schemas } }: Contract): Surface {
  const surface: Surface = { offered: new Set(), needed: new Set() }
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${path}`
      surface.offered.add(call)
      addRequest(operation, call, schemas, surface)
      const visit = (field: string) => surface.offered.add(`${call} ${field}`)
      for (const response of Object.values(operation.responses ?? {}))
        for (const schema of schemasOf(response))
          visitFields(schema, '', { schemas, visit, open: [] })
    }
  }
  return surface
}

function addRequest(
  { parameters = [], requestBody = {} }: Operation,
  call: string,
  schemas: Record<string, Schema>,
  { offered, needed }: Surface,
): void {
  const visit = (field: string, isNeeded: boolean) => {
    offered.add(`${call} ?${field}`)
    if (isNeeded) needed.add(`${call} ?${field}`)
  }
  for (const { name, required } of parameters) if (name) visit(name, required === true)
  for (const schema of schemasOf(requestBody)) visitFields(schema, '', { schemas, visit, open: [] })
}

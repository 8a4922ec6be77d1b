import type { z } from 'zod'

/** The smallest part of a record that had to go before a schema took the rest. */
export interface RemovedPart {
  /** Names of what it is in, and its own: 'Navy, M, price'. */
  part: string
  reason: string
}

interface Read<Schema extends z.ZodType> {
  /** Undefined when nothing of the record can be used. */
  value: z.output<Schema> | undefined
  removed: RemovedPart[]
}

type Path = readonly PropertyKey[]

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The fields that staff know an element of a list by. */
const names = ['title', 'name', 'product_name', 'color', 'size_code', 'code', 'url', 'id']

function nameOf(element: unknown, place: PropertyKey): string {
  const known = isObject(element) && names.map((name) => element[name]).find(isText)
  return known || String(Number(place) + 1)
}

/** Lists whose elements say by themselves what they are. */
const lists = ['colors', 'variants', 'images', 'lines']

/** A path in words: elements of lists by their names. */
function inWords(root: unknown, path: Path): string {
  const passed = alongPath(root, path)
  const words = path.map((key, depth) =>
    Array.isArray(passed[depth]) ? nameOf(passed[depth + 1], key) : String(key),
  )
  return words.filter((word) => !lists.includes(word)).join(', ')
}

/** What is on the way to the end of a path, the record first. */
function alongPath(root: unknown, path: Path): unknown[] {
  const passed = [root]
  for (const key of path) {
    const last = passed.at(-1)
    passed.push(isObject(last) ? last[key] : undefined)
  }
  return passed
}

/** Removes what a path leads to, or the nearest thing around it that is there; gives its path. Null for the record itself. */
function remove(root: unknown, path: Path): Path | null {
  const passed = alongPath(root, path)
  for (let depth = path.length; depth > 0; depth--) {
    const [around, key] = [passed[depth - 1], path[depth - 1]]
    if (!isObject(around) || key === undefined || !Object.hasOwn(around, key)) continue
    if (Array.isArray(around)) around.splice(Number(key), 1)
    else delete around[key]
    return path.slice(0, depth)
  }
  return null
}

const startsWith = (path: Path, start: Path) => start.every((key, index) => path[index] === key)

/**
 * Reads a record of the engine, in which staff may have typed anything, by a schema. What the schema does not take is removed in the
 * smallest part that leaves a valid record: an optional field, else the element or object that needs it, else the record.
 */
export function readParts<Schema extends z.ZodType>(schema: Schema, given: unknown): Read<Schema> {
  const first = schema.safeParse(given)
  if (first.success) return { value: first.data, removed: [] }
  const root: unknown = structuredClone(given)
  const found: (RemovedPart & { path: Path })[] = []
  for (;;) {
    const parsed = schema.safeParse(root)
    if (parsed.success) return { value: parsed.data, removed: found.map(withoutPath) }
    const [issue] = parsed.error.issues
    const wrong = issue?.path ?? []
    const part = inWords(root, wrong)
    const path = remove(root, wrong)
    // The same thing goes on: what was removed is needed by what is around it.
    const around = path ?? []
    const last = found.at(-1)
    if (last && around.length < last.path.length && startsWith(last.path, around))
      last.path = around
    else found.push({ path: around, part, reason: issue?.message ?? 'cannot be read' })
    if (path === null) return { value: undefined, removed: found.map(withoutPath) }
  }
}

const withoutPath = ({ part, reason }: RemovedPart): RemovedPart => ({ part, reason })

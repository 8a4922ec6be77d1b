import type { z } from 'zod'

/** The smallest part of a record that was removed to satisfy a schema. */
export interface RemovedPart {
  /** The part's name, after the names of its containers: 'Navy, M, price'. */
  part: string
  reason: string
}

interface Read<Schema extends z.ZodType> {
  /** Undefined when nothing of the record is usable. */
  value: z.output<Schema> | undefined
  removed: RemovedPart[]
}

type Path = readonly PropertyKey[]

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Fields by which staff know a list element. */
const names = ['title', 'name', 'product_name', 'color', 'size_code', 'code', 'url', 'id']

function nameOf(element: unknown, place: PropertyKey): string {
  const known = isObject(element) && names.map((name) => element[name]).find(isText)
  return known || String(Number(place) + 1)
}

/** Lists whose name adds nothing to the names of their elements. */
const lists = ['colors', 'variants', 'images', 'lines']

/** Formats a path as words; list elements go by their names. */
function inWords(root: unknown, path: Path): string {
  const passed = alongPath(root, path)
  const words = path.map((key, depth) =>
    Array.isArray(passed[depth]) ? nameOf(passed[depth + 1], key) : String(key),
  )
  return words.filter((word) => !lists.includes(word)).join(', ')
}

/** Returns the values along a path, the record first. */
function alongPath(root: unknown, path: Path): unknown[] {
  const passed = [root]
  for (const key of path) {
    const last = passed.at(-1)
    passed.push(isObject(last) ? last[key] : undefined)
  }
  return passed
}

/** Removes the value at a path, or its nearest container that exists. Returns the removed path; null for the record itself. */
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
 * Parses a record of the engine, in which staff may have typed anything. Removes the smallest part that leaves a valid record: an optional
 * field, else the element or object that requires it, else the whole record.
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
    // The container requires what was just removed, so it is the same problem.
    const around = path ?? []
    const last = found.at(-1)
    if (last && around.length < last.path.length && startsWith(last.path, around))
      last.path = around
    else found.push({ path: around, part, reason: issue?.message ?? 'cannot be read' })
    if (path === null) return { value: undefined, removed: found.map(withoutPath) }
  }
}

const withoutPath = ({ part, reason }: RemovedPart): RemovedPart => ({ part, reason })

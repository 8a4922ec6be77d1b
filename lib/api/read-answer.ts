import { readings } from '@etalase/contract/reading.ts'
import { z } from 'zod'
import { type LeftOut, logLeftOut } from '#lib/log/log-left-out.ts'

type Path = readonly PropertyKey[]
type Schema = z.core.$ZodType

/** Maximum rounds of dropping parts before an answer counts as unreadable. */
const maxRounds = 20

/** Unwraps optional, nullable and transformed schemas, and collects the notes of all of them. */
function unwrap(schema: Schema): { inner: Schema; note: ReturnType<typeof readings.get> } {
  const note = readings.get(schema)
  let below: Schema | undefined
  if (schema instanceof z.ZodPipe) below = schema.def.in
  else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    below = schema.def.innerType
  if (!below) return { inner: schema, note }
  const { inner, note: noteBelow } = unwrap(below)
  return { inner, note: { ...noteBelow, ...note } }
}

type Kind = 'field' | 'item' | 'entry'

/** A place in an answer: its schema, and its role in its parent. */
interface Place {
  schema: Schema
  kind: Kind
  path: Path
}

function child({ schema, path }: Place, key: PropertyKey): Place | null {
  const { inner } = unwrap(schema)
  const place = (below: Schema | undefined, kind: Kind): Place | null =>
    below ? { schema: below, kind, path: [...path, key] } : null
  if (inner instanceof z.ZodArray) return place(inner.def.element, 'item')
  if (inner instanceof z.ZodRecord) return place(inner.def.valueType, 'entry')
  if (inner instanceof z.ZodObject) return place(inner.def.shape[String(key)], 'field')
  return null
}

/** Returns the places along a path, outermost first, without the answer itself. */
function placesTo(schema: Schema, path: Path): Place[] {
  const places: Place[] = []
  let at: Place | null = { schema, kind: 'field', path: [] }
  for (const key of path) {
    at = child(at, key)
    if (!at) break
    places.push(at)
  }
  return places
}

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], root)

const isOptional = (schema: Schema) => z.safeParse(schema, undefined).success

/** Returns the path for logs and metrics: `products.[].sizes`. Keys of records are data, so they are masked. */
const named = (places: readonly Place[], item: (key: PropertyKey) => string): string =>
  places
    .map(({ kind, path }) => {
      const key = path.at(-1) ?? ''
      if (kind === 'entry') return '*'
      return kind === 'item' ? item(key) : String(key)
    })
    .join('.')

/** Returns the id of the innermost record on a path that has one. */
function idOn(root: unknown, path: Path): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const record = Object(valueAt(root, path.slice(0, length)))
    const sent: unknown = record.id ?? record.product_detail_id
    const id = typeof sent === 'number' || typeof sent === 'string' ? Number(sent) : 0
    if (Number.isSafeInteger(id) && id > 0) return id
  }
  return undefined
}

/** A copy of an answer, without its unreadable parts. */
class Repair {
  readonly #schema: Schema
  readonly #root: unknown
  /** Records to leave out, by their list or record. */
  readonly #records = new Map<object, { places: Place[]; keys: Set<PropertyKey> }>()
  /** Paths dropped in this round. */
  readonly #gone = new Set<string>()
  readonly leftOut: LeftOut[] = []

  constructor(schema: Schema, root: unknown) {
    this.#schema = schema
    this.#root = root
  }

  /** Leaves out the parts with issues; false when an issue makes the whole answer unreadable. */
  round(issues: readonly z.core.$ZodIssue[]): boolean {
    this.#records.clear()
    this.#gone.clear()
    return issues.every((issue) => this.#mend(issue)) && this.#leaveOutRecords()
  }

  #mend(issue: z.core.$ZodIssue): boolean {
    const places = placesTo(this.#schema, issue.path)
    if (places.some(({ path }) => this.#gone.has(path.join('.')))) return true
    if (issue.code === 'too_big' && issue.origin === 'array') {
      const list = valueAt(this.#root, issue.path)
      if (Array.isArray(list)) list.length = Number(issue.maximum)
      this.#note(places, places, `more than ${issue.maximum}`)
      return true
    }
    return this.#leaveOut(places, places, issue.message)
  }

  /** Leaves out the innermost removable place. `faulty` are the places that lead to the fault. */
  #leaveOut(places: readonly Place[], faulty: readonly Place[], problem: string): boolean {
    for (let depth = places.length; depth > 0; depth--) {
      const [place, parent] = [places[depth - 1], places[depth - 2]]
      if (place && this.#isLeftOut(place, parent, places.slice(0, depth))) {
        this.#note(places.slice(0, depth), faulty, problem)
        return true
      }
    }
    return false
  }

  #isLeftOut(place: Place, parent: Place | undefined, places: Place[]): boolean {
    const { note } = unwrap(place.schema)
    const key = place.path.at(-1) ?? ''
    const owner = valueAt(this.#root, place.path.slice(0, -1))
    if (typeof owner !== 'object' || owner === null) return false
    if (note && 'instead' in note) return this.#putInstead(owner, key, note.instead)
    if (note?.isNeeded) return false
    if (place.kind === 'field') {
      return key in owner && isOptional(place.schema) && Reflect.deleteProperty(owner, key)
    }
    if (parent && unwrap(parent.schema).note?.isWhole) return false
    const left = this.#records.get(owner) ?? { places: places.slice(0, -1), keys: new Set() }
    this.#records.set(owner, { ...left, keys: left.keys.add(key) })
    return true
  }

  /** Returns false when that value is already there, and is itself unreadable. */
  #putInstead(owner: object, key: PropertyKey, instead: unknown): boolean {
    const current: unknown = Reflect.get(owner, key)
    return (
      JSON.stringify(current) !== JSON.stringify(instead) &&
      Reflect.set(owner, key, structuredClone(instead))
    )
  }

  /** Works from the innermost list outwards: a list left without readable records may invalidate its parent. */
  #leaveOutRecords(): boolean {
    const byDepth = () =>
      [...this.#records].toSorted(([, a], [, b]) => b.places.length - a.places.length)
    for (let [first] = byDepth(); first; [first] = byDepth()) {
      const [owner, { places, keys }] = first
      this.#records.delete(owner)
      const isEmptied = keys.size === Object.keys(owner).length
      const place = places.at(-1)
      const needsRecord = places.length === 1 || !!(place && unwrap(place.schema).note?.needsRecord)
      if (isEmptied && needsRecord) {
        if (!this.#leaveOut(places, places, 'no record can be read')) return false
      } else removeKeys(owner, keys)
    }
    return true
  }

  #note(left: readonly Place[], faulty: readonly Place[], problem: string): void {
    this.#gone.add((left.at(-1)?.path ?? []).join('.'))
    this.leftOut.push({
      path: named(faulty, String),
      leftOut: named(left, () => '[]'),
      id: idOn(this.#root, faulty.at(-1)?.path ?? []),
      problem,
    })
  }
}

function removeKeys(owner: object, keys: ReadonlySet<PropertyKey>): void {
  if (!Array.isArray(owner)) for (const key of keys) Reflect.deleteProperty(owner, key)
  else owner.splice(0, owner.length, ...owner.filter((_, index) => !keys.has(index)))
}

/**
 * Parses an answer by the contract. Drops unreadable parts if the rest works without them (packages/contract/src/reading.ts), and logs
 * and counts them. Returns the first errors when nothing can be dropped.
 */
export function readAnswer(
  schema: z.ZodType,
  answer: unknown,
  call: string,
): z.ZodSafeParseResult<unknown> {
  const strict = schema.safeParse(answer)
  if (strict.success) return strict
  const copy = structuredClone(answer)
  const repair = new Repair(schema, copy)
  let parsed: z.ZodSafeParseResult<unknown> = strict
  for (let round = 0; round < maxRounds && parsed.error; round++) {
    if (!repair.round(parsed.error.issues)) return strict
    parsed = schema.safeParse(copy)
  }
  if (!parsed.success) return strict
  for (const part of repair.leftOut) logLeftOut(call, part)
  return parsed
}

import type { z } from 'zod'
import { type RemovedPart, readParts } from '#engine/read-parts.ts'

/** Kinds of records of the engine. */
export type RecordKind =
  | 'product'
  | 'category'
  | 'region'
  | 'store'
  | 'content'
  | 'promotion'
  | 'review'
  | 'order'

/** Something that staff have created in the engine, and that the shop leaves out. */
export interface LeftOutPart extends RemovedPart {
  kind: RecordKind
  /** The engine's id. */
  id: string
  /** Name by which staff know it. */
  name: string
}

interface Which {
  kind: RecordKind
  id: string
  name: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textIn = (record: unknown, fields: readonly string[]): string => {
  const value = isObject(record) && fields.map((field) => record[field]).find(Boolean)
  return value ? String(value) : ''
}

/** Names an order by the digits that the shop shows. */
const nameOf = (kind: RecordKind, record: unknown) =>
  kind === 'order'
    ? textIn(record, ['trx_ref']).slice(0, 8).toUpperCase()
    : textIn(record, ['title', 'name', 'code'])

const keyOf = (kind: RecordKind, id: string) => `${kind} ${id}`

/** Parts of the engine's records that the shop leaves out, by record. The latest read of a record replaces earlier ones. */
export class LeftOut {
  readonly #parts = new Map<string, LeftOutPart[]>()

  /** Replaces the parts of a record. */
  set(which: Which, removed: readonly RemovedPart[]): void {
    const key = keyOf(which.kind, which.id)
    if (removed.length === 0) this.#parts.delete(key)
    else
      this.#parts.set(
        key,
        removed.map((each) => ({ ...which, ...each })),
      )
  }

  /** Adds parts to a record after its read. */
  add(which: Which, removed: readonly RemovedPart[]): void {
    const known = this.#parts.get(keyOf(which.kind, which.id)) ?? []
    this.set(which, [...known, ...removed])
  }

  /** Forgets all records of some kinds, before they are read again. */
  forget(...kinds: readonly RecordKind[]): void {
    for (const [key, [first]] of this.#parts)
      if (first && kinds.includes(first.kind)) this.#parts.delete(key)
  }

  /** Parses records by a schema, each on its own. Drops the parts that can't be parsed, and records them here. */
  read<Schema extends z.ZodType>(
    kind: RecordKind,
    schema: Schema,
    records: readonly unknown[],
  ): z.output<Schema>[] {
    return records.flatMap((record, place) => {
      const { value, removed } = readParts(schema, record)
      const id = textIn(record, ['id', 'location_id', 'code', 'number']) || String(place)
      this.set({ kind, id, name: nameOf(kind, record) }, removed)
      return value === undefined ? [] : [value]
    })
  }

  list(): LeftOutPart[] {
    return [...this.#parts.values()].flat()
  }
}

import type { z } from 'zod'
import { type RemovedPart, readParts } from '#engine/read-parts.ts'

/** What the engine has records of. */
export type RecordKind =
  | 'product'
  | 'category'
  | 'region'
  | 'store'
  | 'content'
  | 'promotion'
  | 'review'
  | 'order'

/** Something that staff have made in the engine, and that the shop leaves out. */
export interface LeftOutPart extends RemovedPart {
  kind: RecordKind
  /** The engine's id. */
  id: string
  /** As staff know it. */
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

/** The order of a buyer is named by the digits that the shop shows. */
const nameOf = (kind: RecordKind, record: unknown) =>
  kind === 'order'
    ? textIn(record, ['trx_ref']).slice(0, 8).toUpperCase()
    : textIn(record, ['title', 'name', 'code'])

const keyOf = (kind: RecordKind, id: string) => `${kind} ${id}`

/** What the shop leaves out of the engine's records, by record: the newest reading of each counts. */
export class LeftOut {
  readonly #parts = new Map<string, LeftOutPart[]>()

  /** Replaces what is known of a record. */
  set(which: Which, removed: readonly RemovedPart[]): void {
    const key = keyOf(which.kind, which.id)
    if (removed.length === 0) this.#parts.delete(key)
    else
      this.#parts.set(
        key,
        removed.map((each) => ({ ...which, ...each })),
      )
  }

  /** Adds to what is known of a record since it was read. */
  add(which: Which, removed: readonly RemovedPart[]): void {
    const known = this.#parts.get(keyOf(which.kind, which.id)) ?? []
    this.set(which, [...known, ...removed])
  }

  /** Forgets all of some kinds, which are read anew. */
  forget(...kinds: readonly RecordKind[]): void {
    for (const [key, [first]] of this.#parts)
      if (first && kinds.includes(first.kind)) this.#parts.delete(key)
  }

  /** Reads records by a schema, each apart from the others: what cannot be read of one is left out, and kept here. */
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

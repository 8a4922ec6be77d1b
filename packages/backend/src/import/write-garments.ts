import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { enterStock } from '@etalase/backend-kit/stores/stock-entries.ts'
import { max, sql } from 'drizzle-orm'
import { countFewer, writeHashes } from '#import/content-hashes.ts'
import type { Garment } from '#import/garment.ts'
import {
  changesOf,
  type GarmentChanges,
  type ImportRules,
  isUnchanged,
} from '#import/garment-changes.ts'
import { contentHash } from '#import/garment-hash.ts'
import { type HeldGarments, repeatedIds } from '#import/held-garments.ts'
import type { ImportReport, SourceRow } from '#import/import-report.ts'
import { type KnownProduct, loadKnown } from '#import/known-products.ts'
import { type Match, matchGarments } from '#import/match-garments.ts'
import { openPlaces } from '#import/places.ts'
import type { UnlistedSizes } from '#import/sold-out.ts'
import { inTransaction } from '#import/transaction.ts'
import { writeChanges } from '#import/write-changes.ts'
import type { Admitted, WrittenProducts } from '#import/written-products.ts'

export interface Target {
  rules: ImportRules
  report: ImportReport
  written: WrittenProducts
  unlisted: UnlistedSizes
  held: HeldGarments
  isDryRun: boolean
}

/** Result of comparing a garment. `change` is null if it says the same as in the last import. */
interface Compared {
  entry: number
  /** The file's rows of the product. */
  rows: SourceRow[]
  id: number
  hash: string | null
  change: GarmentChanges | null
  isWeightAssumed: boolean
}

/** Arbitrary id of an advisory lock, which serialises the numbering of products by concurrent imports. */
const importLock = 20_261_127

/** The number before the first product of an empty catalogue. */
const idBeforeFirst = 1_000

async function lastId(tx: Database): Promise<number> {
  const [row] = await tx.select({ last: max(products.id) }).from(products)
  return Math.max(idBeforeFirst, row?.last ?? 0)
}

/** Notes the pictures that a dry run would write, to compare later parts of the product with them. */
function notePictures(
  written: WrittenProducts,
  { entry, isLater }: Admitted,
  { change: { images }, known }: { change: GarmentChanges; known: KnownProduct | undefined },
): void {
  if (!images) return
  const before = isLater ? (written.picturesOf(entry) ?? known?.pictures ?? []) : []
  const after = [...before, ...images.rows.map(({ imageUrl }) => imageUrl)]
  written.notePictures(entry, [...new Set(after)])
}

type Hashed = Match & { hash: string }

const isSameAgain = ({ found, hash, admitted }: Hashed, { isCount }: ImportRules) =>
  found?.hash === hash && !admitted.isLater && !isCount

const rowsOf = ({ sizes }: Garment) => sizes.map(({ row }) => row)

/** Compares garments with the catalogue, and creates their missing categories. */
async function compareAll(
  tx: Database,
  matches: readonly Hashed[],
  { rules, written, isDryRun }: Target,
): Promise<Compared[]> {
  if (matches.length === 0) return []
  const products = await loadKnown(
    tx,
    matches.flatMap(({ found }) => found?.id ?? []),
  )
  const placeIds = await openPlaces(tx)
  const repeated = repeatedIds(matches.map(({ admitted }) => admitted.garment))
  let last = Math.max(await lastId(tx), written.lastId)
  const compared: Compared[] = []
  for (const { admitted, found, hash } of matches) {
    const { garment, entry, isLater } = admitted
    const known = found && products.get(found.id)
    const id = found?.id ?? written.idOf(entry) ?? ++last
    if (!found) written.claim(id, admitted)
    const place = await placeIds(garment.place, garment.pictures[0] ?? '')
    const change = changesOf(garment, { id, place, known, isLater, repeatedIds: repeated }, rules)
    if (isDryRun) notePictures(written, admitted, { change, known })
    const isWhole = !isLater && change.listed.others.length === 0
    const isWeightAssumed = !found && !isLater && garment.weightGrams === null
    compared.push({
      entry,
      rows: rowsOf(garment),
      id,
      hash: isWhole ? hash : null,
      change,
      isWeightAssumed,
    })
  }
  return compared
}

async function compare(tx: Database, matches: readonly Match[], target: Target) {
  const { rules, written, report } = target
  const claimed = matches
    .filter(({ admitted, found }) => !found || written.claim(found.id, admitted))
    .map((match) => ({ ...match, hash: contentHash(match.admitted.garment, rules) }))
  const same = claimed.filter((match) => isSameAgain(match, rules))
  const unchanged = same.flatMap(({ admitted: { entry, garment }, found, hash }): Compared[] => {
    const product = { entry, rows: rowsOf(garment), hash, change: null, isWeightAssumed: false }
    return found ? [{ ...product, id: found.id }] : []
  })
  const ids = unchanged.map(({ id }) => id)
  if (ids.length > 0) report.keptNumbers += await countFewer(tx, ids, rules.showroomId)
  const others = claimed.filter((match) => !isSameAgain(match, rules))
  return [...unchanged, ...(await compareAll(tx, others, target))]
}

function count(compared: readonly Compared[], { report, written, unlisted, rules }: Target): void {
  for (const { entry, rows, id, change, isWeightAssumed } of compared) {
    const isSame = change === null || isUnchanged(change)
    const outcome = change?.made ? 'made' : isSame ? 'unchanged' : 'updated'
    report.count(id, outcome, written.note(entry, outcome))
    report.settle(rows, outcome === 'unchanged' ? outcome : 'imported')
    if (change === null) continue
    unlisted.note(id, change.listed)
    report.keptNumbers += change.stock.kept
    if (isWeightAssumed) report.assumeWeight(rules.assumedGrams)
    for (const { imageUrl } of change.images?.rows ?? []) report.noteOrigin(imageUrl)
  }
}

/** Writes and counts a batch in one transaction. A dry run only compares it. */
async function writeMatches(
  db: Database,
  target: Target,
  match: (tx: Database) => Promise<Match[]>,
): Promise<void> {
  const { isDryRun, report } = target
  const { compared, raised } = await inTransaction(db, isDryRun, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`)
    const compared = await compare(tx, await match(tx), target)
    const changes = compared.flatMap(({ change }) => change ?? [])
    if (isDryRun || changes.length === 0) return { compared, raised: { pieces: 0, sizes: 0 } }
    await enterStock(tx, 'import')
    const raised = await writeChanges(tx, changes)
    await writeHashes(
      tx,
      compared.filter(({ change }) => change !== null),
    )
    return { compared, raised }
  })
  report.raise(raised)
  count(compared, target)
}

/** Writes garments. A possibly renamed product waits for `writeHeld`. */
export async function writeGarments(
  db: Database,
  garments: readonly Garment[],
  target: Target,
): Promise<void> {
  const admitted = garments.flatMap((garment) => target.written.admit(garment) ?? [])
  if (admitted.length > 0)
    await writeMatches(db, target, (tx) => matchGarments(tx, admitted, target))
}

/** Writes the garments that waited for the end of the file. The product of their ids was renamed, unless its own rows came. */
export async function writeHeld(db: Database, target: Target): Promise<void> {
  const held = target.held.take().map(({ admitted, productId }): Match => {
    const isCopied = target.written.isClaimed(productId)
    return { admitted, found: isCopied ? undefined : { id: productId, hash: null } }
  })
  if (held.length > 0) await writeMatches(db, target, async () => held)
}

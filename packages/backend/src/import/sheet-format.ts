import type { Translate } from '#import/record-translation.ts'
import { attributeName } from '#import/source-record.ts'
import type { SheetRow, Workbook } from '#import/workbook.ts'

/** The rows with which a sheet begins: the names of its columns and, in templates, labels and instructions below. */
export class SheetHead {
  readonly columns: readonly string[]
  /** The line in which the names stand. */
  readonly line: number
  private readonly below: readonly SheetRow[]

  /** A name may say more behind a bar: 'ps_price|1|1' is ps_price. */
  constructor([first, ...below]: readonly SheetRow[]) {
    this.columns = (first?.cells ?? []).map((name) => attributeName(name).split('|')[0] ?? '')
    this.line = first?.line ?? 1
    this.below = below
  }

  has(...columns: readonly string[]): boolean {
    return columns.every((name) => this.columns.includes(name))
  }

  /** What stands in a line, which is counted from 1, under the name of a column. */
  text(line: number, column: string): string {
    const row = this.below.find((known) => known.line === line)
    return row?.cells[this.columns.indexOf(column)]?.trim() ?? ''
  }

  /** The unit that a label or an instruction of a column names: 'Parcel Weight(g)' says g. */
  unit(column: string, dataFrom: number): string {
    const texts = Array.from({ length: dataFrom }, (_, line) => this.text(line, column))
    return texts.flatMap((text) => /\((g|gram|kg|lb|lbs)\)/i.exec(text)?.[1] ?? [])[0] ?? ''
  }
}

/** A sheet that is known by the names of its columns, and cannot be imported. */
export interface RefusedSheet {
  name: string
  columns: readonly string[]
  reason: string
}

/** The sheet of a template, in which products follow below instructions. */
export interface SheetFormat {
  /** The names of columns by which it is known. */
  columns: readonly string[]
  priceColumn: string
  /** The line of the first product. */
  dataFrom: (head: SheetHead) => number
  translation: (head: SheetHead, workbook: Workbook) => Promise<Translate>
}

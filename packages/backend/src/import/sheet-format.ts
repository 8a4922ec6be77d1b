import type { Translate } from '#import/record-translation.ts'
import { attributeName } from '#import/source-record.ts'
import type { SheetRow, Workbook } from '#import/workbook.ts'

/** The first rows of a sheet: column names and, in templates, labels and instructions. */
export class SheetHead {
  readonly columns: readonly string[]
  /** Line of the column names. */
  readonly line: number
  private readonly below: readonly SheetRow[]

  /** Drops what follows a bar in a name: 'ps_price|1|1' is ps_price. */
  constructor([first, ...below]: readonly SheetRow[]) {
    this.columns = (first?.cells ?? []).map((name) => attributeName(name).split('|')[0] ?? '')
    this.line = first?.line ?? 1
    this.below = below
  }

  has(...columns: readonly string[]): boolean {
    return columns.every((name) => this.columns.includes(name))
  }

  /** Returns the text of a column in a line, counted from 1. */
  text(line: number, column: string): string {
    const row = this.below.find((known) => known.line === line)
    return row?.cells[this.columns.indexOf(column)]?.trim() ?? ''
  }

  /** Returns the unit in a column's label or instruction: 'Parcel Weight(g)' has g. */
  unit(column: string, dataFrom: number): string {
    const texts = Array.from({ length: dataFrom }, (_, line) => this.text(line, column))
    return texts.flatMap((text) => /\((g|gram|kg|lb|lbs)\)/i.exec(text)?.[1] ?? [])[0] ?? ''
  }
}

/** A sheet that is recognised by its columns but can't be imported. */
export interface RefusedSheet {
  name: string
  columns: readonly string[]
  reason: string
}

/** A template's sheet, with products below the instructions. */
export interface SheetFormat {
  /** Columns that identify it. */
  columns: readonly string[]
  priceColumn: string
  /** Line of the first product. */
  dataFrom: (head: SheetHead) => number
  translation: (head: SheetHead, workbook: Workbook) => Promise<Translate>
}

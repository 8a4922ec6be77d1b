const betweenCells = ' | '

/** A row with one cell is a frame around a text, whose lines stay; the cells of others are parts of one line. */
function rowText(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell.trim() !== '')
  if (filled.length < 2) return filled[0] ?? ''
  return cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join(betweenCells)
}

/** Collects the text of a page. The cells of a table's row stand on one line, with a bar between them. */
export class TextWithTables {
  private text = ''
  /** The rows that are open, the innermost last: tables stand in cells of others. */
  private readonly rows: string[][] = []
  private isBetweenRows = false

  open(name: string): void {
    if (name === 'tr') this.rows.push([])
    if (name === 'tr' || name === 'table') this.isBetweenRows = name === 'table'
    if (name !== 'td' && name !== 'th') return
    const row = this.rows.at(-1)
    if (row) row.push('')
    else this.text += ' '
  }

  /** Adds a text as it stands in the page, where white space between rows is none. */
  read(part: string): void {
    if (!this.isBetweenRows || part.trim() !== '') this.add(part)
  }

  add(part: string): void {
    const row = this.rows.at(-1)
    if (row === undefined) this.text += part
    // Between <tr> and the first cell stands white space, and what stands there by mistake.
    else if (row.length > 0 || part.trim() !== '') row.push((row.pop() ?? '') + part)
  }

  close(name: string): void {
    if (name === 'tr' || name === 'table') this.isBetweenRows = name === 'tr'
    if (name !== 'tr') return
    const row = this.rows.pop()
    if (row) this.add(rowText(row))
  }

  whole(): string {
    while (this.rows.length > 0) this.close('tr')
    return this.text
  }
}

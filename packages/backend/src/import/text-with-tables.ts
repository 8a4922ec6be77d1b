const betweenCells = ' | '

/** A single cell only frames a text, which keeps its lines. Several cells are joined on one line. */
function rowText(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell.trim() !== '')
  if (filled.length < 2) return filled[0] ?? ''
  return cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join(betweenCells)
}

/** Collects the text of a page. The cells of a table row share a line, separated by bars. */
export class TextWithTables {
  private text = ''
  /** Open rows, innermost last: tables can be nested in cells. */
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

  /** Adds text from the page, and ignores white space between rows. */
  read(part: string): void {
    if (!this.isBetweenRows || part.trim() !== '') this.add(part)
  }

  add(part: string): void {
    const row = this.rows.at(-1)
    if (row === undefined) this.text += part
    // Ignores white space between <tr> and the first cell, and keeps stray text there.
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

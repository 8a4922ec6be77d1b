import type { ImportReport } from '#import/import-report.ts'

interface Terminal {
  isTTY?: boolean
  write(text: string): unknown
}

/** Milliseconds between updates: a terminal has one changing line, a log gets a line now and then. */
const intervals = { terminal: 1_000, log: 30_000 }

const eraseLine = '\r\u001b[K'

/** Prints an import's progress every few seconds until `end` is called. */
export function showProgress(report: ImportReport, out: Terminal): { end(): void } {
  const says = () => {
    const { made, updated, unchanged, rows } = report
    const products = (made + updated + unchanged).toLocaleString('en-US')
    return `${rows.read.toLocaleString('en-US')} rows read, ${products} products done`
  }
  const show = () => out.write(out.isTTY ? `${eraseLine}${says()}` : `${says()}\n`)
  const timer = setInterval(show, out.isTTY ? intervals.terminal : intervals.log)
  timer.unref()
  return {
    end() {
      clearInterval(timer)
      if (out.isTTY) out.write(eraseLine)
    },
  }
}

import type { ReactNode } from 'react'

interface TableProps {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table with row headers in the first column. It scrolls sideways on narrow screens. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable for keyboard scrolling
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full text-left tabular-nums">
        <caption className="pb-2 text-left text-muted text-sm">{caption}</caption>
        <thead>
          <tr className="border-ink border-b">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-semibold text-sm">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 font-semibold">
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={columns[index + 1]} className="py-2 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

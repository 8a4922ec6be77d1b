import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readText } from '#tests/support/read-text.ts'
import { fileWriters } from '#tests/support/written-files.ts'
import {
  chosenOf,
  type WrittenGarment,
  writers,
  writtenGarments,
} from '#tests/support/written-garments.ts'

/** Lists what is sold: title, colour, size and pieces of each variant, in file order. */
const writtenIn = (garments: readonly WrittenGarment[]) =>
  garments.flatMap((garment) => {
    const variants = garment.variants.map(({ values, pieces }) => ({
      ...chosenOf(garment, values),
      pieces,
    }))
    return [...Map.groupBy(variants, ({ color }) => color)].flatMap(([color, sizes]) =>
      sizes.map(({ size, pieces }) => [garment.title, color, size, pieces]),
    )
  })

const soldOf = ({ garments }: Awaited<ReturnType<typeof readText>>) =>
  garments.flatMap(({ name, color, sizes }) =>
    sizes.map(({ size, qty }) => [name, color, size.name, qty]),
  )

const lineEnds = fc.constantFrom('\n', '\r\n', '\r')
const pieces = fc.constantFrom(1, 7, 64, 10_000)

/** Checks what every format guarantees: each variant occurs once, and each row counts once. */
async function checkRead(
  file: Parameters<typeof readText>[0],
  length: number,
  garments: WrittenGarment[],
) {
  const read = await readText(file, { pieces: length })
  expect(soldOf(read)).toEqual(writtenIn(garments))
  expect(read.dropped).toEqual([])
  const { imported, shared, read: all } = read.rows
  expect(imported + shared).toBe(all)
  expect(new Set(read.garments.map(({ code }) => code)).size).toBe(read.garments.length)
}

describe.each(Object.entries(fileWriters))('%s', (_, { write, of = (all) => [...all] }) => {
  test('reads back every variant once, with its own stock, whatever its options', async () => {
    await fc.assert(
      fc.asyncProperty(writtenGarments.map(of), pieces, async (garments, length) => {
        fc.pre(garments.length > 0)
        await checkRead(await write(garments), length, garments)
      }),
      { numRuns: 15 },
    )
  })
})

describe.each(Object.entries(writers))('%s', (_, write) => {
  test('reads back every variant once, with its own stock, whatever its options', async () => {
    await fc.assert(
      fc.asyncProperty(writtenGarments, lineEnds, pieces, async (garments, end, length) => {
        const text = write(garments).replaceAll('\n', end)
        await checkRead(text, length, garments)
      }),
      { numRuns: 30 },
    )
  })

  test('counts each row once when lines are lost, doubled or cut, and names those left out', async () => {
    const damage = fc.array(fc.tuple(fc.nat(), fc.constantFrom('lost', 'doubled', 'cut')), {
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(writtenGarments, damage, async (garments, damages) => {
        const lines = write(garments).split('\n')
        for (const [where, kind] of damages) {
          const at = 1 + (where % Math.max(1, lines.length - 1))
          const line = lines[at] ?? ''
          if (kind === 'lost') lines.splice(at, 1)
          if (kind === 'doubled') lines.splice(at, 0, line)
          if (kind === 'cut') lines[at] = line.slice(0, Math.floor(line.length / 2))
        }
        const read = await readText(lines.join('\n')).catch(() => null)
        if (!read) return
        const { read: all, imported, unchanged, shared, leftOut } = read.rows
        expect(imported + unchanged + shared + leftOut).toBe(all)
        const named = read.dropped.flatMap((text) => /^Line (\d+): row: /.exec(text)?.[1] ?? [])
        expect(named).toHaveLength(leftOut)
        expect(new Set(named).size).toBe(leftOut)
      }),
      { numRuns: 30 },
    )
  })
})

import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DiskLayer } from '#storage/disk-layer.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-layer-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const page = (bytes: number, letter = 'a') => Buffer.alloc(bytes, letter)

/** Returns the bytes of all files in the folder. */
async function bytesOnDisk(): Promise<number> {
  const files = await readdir(folder)
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('the disk layer', () => {
  test('returns what was set under a key, however long the key is', async () => {
    const disk = await DiskLayer.open(folder, 100_000)
    const key = `/product/${'9'.repeat(2_000)}`
    await disk.set(key, page(10))
    expect(await disk.get(key)).toEqual(page(10))
    expect(await disk.get('/product/1')).toBeNull()
  })

  test('stays within its limit by removing the least recently used files', async () => {
    const disk = await DiskLayer.open(folder, 5 * 4_096)
    await disk.set('read', page(4_000))
    for (let number = 0; number < 50; number++) {
      await disk.set(`page ${number}`, page(4_000))
      await disk.get('read')
    }
    await expect.poll(bytesOnDisk).toBeLessThanOrEqual(5 * 4_096)
    expect(await disk.get('read')).not.toBeNull()
    expect(await disk.get('page 49')).not.toBeNull()
    expect(await disk.get('page 0')).toBeNull()
  })

  test('counts a small file as the disk block that it takes', async () => {
    const disk = await DiskLayer.open(folder, 5 * 4_096)
    for (let number = 0; number < 50; number++) await disk.set(`page ${number}`, page(1))
    await expect.poll(async () => (await readdir(folder)).length).toBe(5)
  })

  test('keeps its files after a restart, and drops the oldest when the limit is lower', async () => {
    const before = await DiskLayer.open(folder, 100_000)
    await before.set('old', page(4_000))
    for (const name of await readdir(folder)) await utimes(join(folder, name), 1, 1)
    await before.set('new', page(4_000))
    const after = await DiskLayer.open(folder, 4_096)
    expect(await after.get('new')).toEqual(page(4_000))
    expect(await after.get('old')).toBeNull()
  })

  test('removes half-written files at the next start', async () => {
    await writeFile(join(folder, 'abc.new'), 'half a pa')
    await DiskLayer.open(folder, 100_000)
    expect(await readdir(folder)).toEqual([])
  })

  test('fails at the start when its folder cannot be created', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(DiskLayer.open(join(file, 'pages'), 100_000)).rejects.toThrow()
  })

  test('rejects a call while its folder is missing, and works again after that', async () => {
    const disk = await DiskLayer.open(folder, 100_000)
    await disk.set('page', page(10))
    await rm(folder, { recursive: true })
    await expect(disk.get('page')).rejects.toThrow()
    await expect(disk.set('page', page(10))).rejects.toThrow()
    await mkdir(folder)
    await disk.set('page', page(10))
    expect(await disk.get('page')).toEqual(page(10))
  })

  test('removes the file of a deleted page', async () => {
    const disk = await DiskLayer.open(folder, 100_000)
    await disk.set('page', page(10))
    await disk.delete('page')
    expect(await disk.get('page')).toBeNull()
    await expect.poll(() => readdir(folder)).toEqual([])
  })
})

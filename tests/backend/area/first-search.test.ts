import { expect, test } from 'vitest'
import { searchAreas } from '#backend/area/search-areas.ts'
import { seedSmallCompany } from '#tests/support/small-company.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

test('a search before the areas are there does not keep later ones from finding them', async () => {
  const { db, close } = await openTestDatabase()
  expect(await searchAreas(db, 'coblong')).toEqual([])
  await seedSmallCompany(db)
  expect(await searchAreas(db, 'coblong')).toMatchObject([{ subdistrict_name: 'Coblong' }])
  await close()
})

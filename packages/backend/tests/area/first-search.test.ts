import { searchAreas } from '@etalase/backend-kit/area/search-areas.ts'
import { seedSmallCompany } from '@etalase/backend-kit/tests/support/small-company.ts'
import { openTestDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import { expect, test } from 'vitest'

test("a search before areas are loaded doesn't stop later ones from finding them", async () => {
  const { db, close } = await openTestDatabase()
  expect(await searchAreas(db, 'coblong')).toEqual([])
  await seedSmallCompany(db)
  expect(await searchAreas(db, 'coblong')).toMatchObject([{ subdistrict_name: 'Coblong' }])
  await close()
})

import type { ShowroomRegion } from '@etalase/contract/store.ts'
import { aShowroom } from '@etalase/testkit/builders.ts'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StoreDirectory } from '#components/stores/store-directory.tsx'
import { PageCover } from '#components/ui/page-cover.tsx'
import { storesMessages } from '#messages/stores.ts'

const aRegion = (given: Partial<ShowroomRegion>): ShowroomRegion => ({
  id: 1,
  region_name: 'Jakarta',
  showrooms: [],
  ...given,
})

test('hides a region without showrooms', () => {
  const regions = [aRegion({ showrooms: [aShowroom()] }), aRegion({ id: 2, region_name: 'Papua' })]
  render(<StoreDirectory regions={regions} />)
  expect(screen.getByRole('region', { name: 'Jakarta' })).toBeDefined()
  expect(screen.queryByText('Papua')).toBeNull()
})

test.each([[[]], [[aRegion({})]]])(
  'without any showroom the page says so and links elsewhere',
  (regions) => {
    render(<StoreDirectory regions={regions} />)
    expect(screen.getByText(storesMessages.emptyTitle)).toBeDefined()
    const link = screen.getByRole('link', { name: storesMessages.emptyLink })
    expect(link.getAttribute('href')).toBe('/stores/online-delivery')
    expect(screen.queryByText(storesMessages.regions)).toBeNull()
  },
)

test('shows no map without coordinates, but still lists the regions', () => {
  render(<StoreDirectory regions={[aRegion({ showrooms: [aShowroom()] })]} />)
  expect(screen.queryByRole('group', { name: storesMessages.map })).toBeNull()
  const link = screen.getByRole('link', { name: /^1\s*Jakarta\s*1 store$/ })
  expect(link.getAttribute('href')).toBe('#region-1')
})

test('a showroom with missing details shows the rest, without dead links', () => {
  const bare = aShowroom({
    showroom_name: 'Kemang',
    phone: 'ask at the mall',
    address1: '',
    address3: '',
    maps_url: 'javascript:alert(1)',
  })
  render(<StoreDirectory regions={[aRegion({ showrooms: [bare] })]} />)
  const card = within(screen.getByRole('region', { name: 'Jakarta' }))
  expect(card.getByText('ask at the mall')).toBeDefined()
  expect(card.getByText(/^Jl. Kemang Raya 1/)).toBeDefined()
  expect(card.queryAllByRole('link')).toEqual([])
})

test('a showroom without a phone number shows no number', () => {
  render(<StoreDirectory regions={[aRegion({ showrooms: [aShowroom({ phone: '' })] })]} />)
  expect(screen.queryByText(/021/)).toBeNull()
})

test('a page without a cover still has its title', () => {
  render(<PageCover title="Stores">Come in</PageCover>)
  expect(screen.getByRole('heading', { level: 1, name: 'Stores' })).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

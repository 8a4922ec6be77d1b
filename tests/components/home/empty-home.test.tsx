import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BannerRow } from '#components/home/banner-row.tsx'
import { Hero } from '#components/home/hero.tsx'

test('a company without banners has no slider and no label for one', () => {
  expect(render(<Hero banners={[]} />).container.innerHTML).toBe('')
})

test('a row without banners takes no space, and has no title', () => {
  const row = <BannerRow title="Shop by category" banners={[]} size={[900, 1100]} />
  expect(render(row).container.innerHTML).toBe('')
})

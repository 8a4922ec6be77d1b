import type { Category } from '@etalase/contract/category.ts'
import { kidsGroupId } from '@etalase/contract/rules/constants.ts'
import { aCart } from '@etalase/testkit/builders.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { LandingHeader } from '#components/landing/landing-header.tsx'
import { Footer } from '#components/layout/footer.tsx'
import { Header } from '#components/layout/header.tsx'
import { headerMessages } from '#messages/header.ts'
import { landingMessages } from '#messages/landing.ts'
import { hasCart, hasSession } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const aCategory = (id: number, name: string, given: Partial<Category> = {}): Category => ({
  id,
  name,
  group_id: null,
  category_subs: [{ id: id * 100 + 1, name: `${name} shirts`, show_cover: false }],
  ...given,
})

const three = [aCategory(6, 'MEN'), aCategory(7, 'WOMEN'), aCategory(8, 'ACCESSORIES')]
const kids = aCategory(9, 'KIDS', { group_id: kidsGroupId })
const kidsList = '/products?group_id=3'

beforeEach(() => {
  hasCart(aCart())
  hasSession(false)
})

const mainMenu = () => screen.getByRole('navigation', { name: headerMessages.mainNavigation })

/** Returns the labels of links to category lists, in order. */
const labelsIn = (place: HTMLElement, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim())

const places: [place: string, labels: (categories: Category[]) => (string | undefined)[]][] = [
  [
    'the bar of the main menu',
    (categories) => {
      renderInShop(<Header categories={categories} />)
      return labelsIn(mainMenu(), 'li[data-group] > a')
    },
  ],
  [
    'the mobile menu',
    (categories) => {
      renderInShop(<Header categories={categories} />)
      return labelsIn(mainMenu(), 'li[data-group] > details > summary')
    },
  ],
  [
    'the footer',
    (categories) => {
      renderInShop(<Footer categories={categories} />)
      return labelsIn(screen.getByRole('contentinfo'), 'a[href^="/products?"]')
    },
  ],
]

describe.each(places)('in %s', (_, labels) => {
  test("KIDS comes after the spec's three groups when the backend has it", () => {
    expect(labels([...three, kids]).slice(0, 4)).toEqual(['MEN', 'WOMEN', 'ACCESSORIES', 'KIDS'])
  })

  test('KIDS is missing when the backend does not have that group', () => {
    const shown = labels(three)
    expect(shown.slice(0, 3)).toEqual(['MEN', 'WOMEN', 'ACCESSORIES'])
    expect(shown).not.toContain('KIDS')
  })
})

test("KIDS always links to its group's list", () => {
  renderInShop(
    <>
      <Header categories={[...three, kids]} />
      <Footer categories={[...three, kids]} />
    </>,
  )
  const [inBar, ...others] = screen.getAllByText('KIDS', { selector: 'a' })
  expect([inBar, ...others].map((link) => link?.getAttribute('href'))).toEqual([kidsList, kidsList])
})

describe('the menu of a landing page', () => {
  const kidsLink = (categories: Category[]) => {
    renderInShop(<LandingHeader categories={categories} />)
    return within(mainMenu()).queryByRole('link', { name: landingMessages.kids })
  }

  test('has the kids’ group when the backend has it', () => {
    expect(kidsLink([...three, kids])?.getAttribute('href')).toBe(kidsList)
  })

  test('has no link to a group missing from the backend', () => {
    expect(kidsLink(three)).toBeNull()
  })

  test("has the spec's link when the backend names no groups", () => {
    const silent = three.map(({ group_id: _, ...category }) => category)
    expect(kidsLink(silent)?.getAttribute('href')).toBe(kidsList)
  })
})

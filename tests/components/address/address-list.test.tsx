import type { UserAddress } from '@etalase/contract/address.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { AddressList } from '#components/address/address-list.tsx'
import { addressesQuery } from '#lib/api/queries/account.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { addressMessages as address } from '#messages/address.ts'
import { hasAddressBook, home, office, press } from '#tests/support/address-scene.tsx'
import { toasted } from '#tests/support/form-words.ts'
import { answers, breaks, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

beforeEach(hasAddressBook)

describe('the address list', () => {
  /** Renders the page's list and waits until it has been refetched. */
  async function renderList(...addresses: UserAddress[]) {
    const reads = answers('get', 'user/address', { user_addresses: addresses })
    const shopper = renderInShop(<AddressList initial={addresses} />)
    await waitFor(() => expect(reads).toHaveLength(1))
    await waitFor(() => expect(queryClient().isFetching(addressesQuery())).toBe(0))
    return shopper
  }
  const cards = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

  test('shows the primary address, which cannot be removed or set primary again', async () => {
    await renderList(home)
    expect(screen.getByText(address.primary)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Remove|Set as Primary/ })).toBeNull()
    expect(screen.getByRole('link', { name: /Edit/ }).getAttribute('href')).toBe(
      '/account/shipping-address/1',
    )
  })

  test('asks before it removes one, confirms it, shows the rest and keeps the focus there', async () => {
    const calls = answers('delete', 'user/address', { message: 'Your address has been removed.' })
    const shopper = await renderList(home, office)
    await shopper.click(press(/Remove/))
    expect(calls).toEqual([])
    answers('get', 'user/address', { user_addresses: [home] })
    await shopper.click(press(address.yesRemove))
    await toasted('Your address has been removed.')
    expect(calls[0]?.body).toEqual({ user_address_id: 2 })
    await waitFor(() => expect(cards()).toEqual(['Home']))
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Shipping Addresses' }))
  })

  test('removes nothing when cancelled', async () => {
    const calls = answers('delete', 'user/address', {})
    const shopper = await renderList(home, office)
    await shopper.click(press(/Remove/))
    await shopper.click(press(address.keep))
    expect([calls, cards()]).toEqual([[], ['Home', 'Office']])
  })

  test('makes another address primary', async () => {
    const message = 'Your primary address has been changed.'
    const calls = answers('post', 'user/address-primary', { message })
    const shopper = await renderList(home, office)
    answers('get', 'user/address', {
      user_addresses: [
        { ...office, is_primary: true },
        { ...home, is_primary: false },
      ],
    })
    await shopper.click(press(/Set as Primary/))
    await toasted(message)
    await waitFor(() => expect(cards()).toEqual(['Office', 'Home']))
    expect(calls[0]?.body).toEqual({ user_address_id: 2 })
  })

  test.each([
    ['was made primary', "You can't remove your primary address.", 'PRIMARY_ADDRESS', 400],
    ['was removed', 'This address no longer exists.', 'NOT_FOUND', 404],
  ])(
    'shows the current state of an address that %s in another tab, with a message',
    async (_, message, code, status) => {
      refuses('delete', 'user/address', status, message, code)
      const shopper = await renderList(home, office)
      answers('get', 'user/address', { user_addresses: [{ ...office, is_primary: true }] })
      await shopper.click(press(/Remove/))
      await shopper.click(press(address.yesRemove))
      await toasted(message)
      await waitFor(() => expect(cards()).toEqual(['Office']))
    },
  )

  test('stays unchanged when the connection fails, and shows an error', async () => {
    breaks('delete', 'user/address')
    const shopper = await renderList(home, office)
    await shopper.click(press(/Remove/))
    await shopper.click(press(address.yesRemove))
    await toasted('Connection failed, please try again')
    expect(cards()).toEqual(['Home', 'Office'])
  })

  test('links to the address form when empty', async () => {
    await renderList()
    expect(screen.getByRole('link', { name: address.add }).getAttribute('href')).toBe(
      '/account/shipping-address/new',
    )
  })
})

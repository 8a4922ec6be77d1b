import {
  addressFields,
  maxAddresses,
  toAddressDto,
} from '@etalase/backend-kit/account/address-form.ts'
import {
  type Pin,
  pinColumns,
  pinOf,
  requirePin,
} from '@etalase/backend-kit/account/address-pin.ts'
import { requireArea } from '@etalase/backend-kit/area/require-area.ts'
import { badRequest, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { FastifyInstance } from 'fastify'
import * as addresses from '#account/address-repository.ts'
import { lockCustomer } from '#account/customer-repository.ts'
import type { RouteOptions } from '#route-options.ts'

type AddressForm = Parameters<typeof addressFields>[0] & { address_pin?: Pin }

/** Converts a form to the columns of a saved address. Throws as `addressFields` and `requirePin` do. */
const columnsOf = (form: AddressForm) => ({
  ...addressFields(form),
  ...pinColumns(requirePin(form.address_pin)),
})

const noSuchAddress = () => notFound(messages().answers.address.gone)

/** Registers the calls for a customer's saved addresses. One of them is primary. */
export default function addressRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const { db } = context

  registerEndpoint(app, 'GET user/address', async (_, { customer }) => ({
    user_addresses: (await addresses.listAddresses(db, customer.id)).map((row) => ({
      ...toAddressDto(row),
      pin: pinOf(row.address),
    })),
    has_address_pin: context.shipping.hasPinCouriers ? 1 : 0,
  }))

  registerEndpoint(app, 'POST user/address', async (form, { customer }) => {
    await requireArea(db, form)
    const limit = { max: maxAddresses }
    if (!(await addresses.addAddress(db, customer.id, columnsOf(form), limit))) {
      throw badRequest('INVALID_INPUT', messages().answers.address.tooMany(maxAddresses))
    }
    return { message: messages().answers.address.added }
  })

  registerEndpoint(app, 'PUT user/address', async ({ user_address_id, ...form }, { customer }) => {
    await requireArea(db, form)
    const key = { id: user_address_id, customerId: customer.id }
    if (!(await addresses.updateAddress(db, key, columnsOf(form)))) throw noSuchAddress()
    return { message: messages().answers.address.updated }
  })

  registerEndpoint(app, 'DELETE user/address', async ({ user_address_id }, { customer }) => {
    const key = { id: user_address_id, customerId: customer.id }
    if (await addresses.removeAddress(db, key))
      return { message: messages().answers.address.removed }
    if (!(await addresses.findAddress(db, key))) throw noSuchAddress()
    throw badRequest('PRIMARY_ADDRESS', messages().answers.address.primaryStays)
  })

  registerEndpoint(app, 'POST user/address-primary', async ({ user_address_id }, { customer }) => {
    const key = { id: user_address_id, customerId: customer.id }
    await db.transaction(async (tx) => {
      await lockCustomer(tx, customer.id)
      const address = await addresses.findAddress(tx, key)
      if (!address) throw noSuchAddress()
      if (address.isPrimary) {
        throw badRequest('PRIMARY_ADDRESS', messages().answers.address.primaryAlready)
      }
      await addresses.makePrimary(tx, key)
    })
    return { message: messages().answers.address.primaryChanged }
  })
}

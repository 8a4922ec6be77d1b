import { expect } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import type { TestCustomer } from '#e2e/support/customer.ts'

/** An address in Jakarta Selatan. */
const form = {
  address_label: 'Home',
  recipient_name: 'Sari Dewi',
  recipient_phone: '081234567890',
  recipient_zip: '12430',
  address_street: 'Jl. Cilandak 1',
  province_id: 31,
  city_id: 3174,
  subdistrict_id: 317406,
}

/** A customer's addresses, edited from another browser. */
export class OtherTab {
  readonly #token: string

  private constructor(token: string) {
    this.#token = token
  }

  static async of({ email, password }: TestCustomer): Promise<OtherTab> {
    const tab = new OtherTab('')
    const { access_token } = await tab.#ask('POST', 'auth/sign-in', { email, password })
    return new OtherTab(access_token)
  }

  async list(): Promise<{ id: number; label: string; is_primary: number }[]> {
    return (await this.#ask('GET', 'user/address')).user_addresses
  }

  /** Saves an address under a label and returns its id. */
  async save(label: string): Promise<number> {
    await this.#ask('POST', 'user/address', { ...form, address_label: label })
    return (await this.list()).find((address) => address.label === label)?.id ?? 0
  }

  async setPrimary(user_address_id: number): Promise<void> {
    await this.#ask('POST', 'user/address-primary', { user_address_id })
  }

  async remove(user_address_id: number): Promise<void> {
    await this.#ask('DELETE', 'user/address', { user_address_id })
  }

  async #ask(method: string, path: string, body?: object) {
    const response = await fetch(`${e2e.backendUrl}/${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(this.#token ? { Authorization: this.#token } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect(response.status).toBe(200)
    return (await response.json()).data
  }
}

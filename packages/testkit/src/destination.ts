/** Destination of guest orders in tests: fields of `POST checkout-trx`. */
export const destination = {
  shipping_type: 'ONLINE_DELIVERY',
  address_recipient_name: 'Guest',
  address_recipient_phone: '081234567890',
  address_street: 'Jl. Satu 1',
  province_id: 31,
  city_id: 3174,
  subdistrict_id: 317401,
}

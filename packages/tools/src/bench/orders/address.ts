/** The recipient of measured orders. */
export const recipient = { name: 'Sari Dewi', phone: '081234567890', zip: '12430' }

/** The delivery address: Cilandak in Jakarta. */
export const place = {
  address_street: 'Jalan Merdeka 1',
  province_id: 31,
  city_id: 3174,
  subdistrict_id: 317402,
}

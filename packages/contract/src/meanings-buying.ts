/** Meanings of the fields of carts, checkout, payment and orders. */
export const buyingMeanings: Readonly<Record<string, string>> = {
  // Cart
  buy_now:
    'One product in a size that is bought in place of the cart, which stays as it is. Left out: the cart is bought.',
  local_device_id:
    "The device whose cart it is, a UUID that the shop's server makes; a GET has it in the query, other calls in the body. One that is not known has an empty cart.",
  new_device_id: 'The device id that takes over.',
  joined: 'What was joined, in words for the shopper.',
  cart: 'The cart; null or left out for a device that never had one.',
  free_shipping_from:
    'From which sum of qty × price to pay a delivery can cost nothing, in whole rupiah. Null or left out: the shop says nothing of it. The shop takes nothing off itself.',
  cart_items: 'The lines: one for each product and size.',
  qty: 'Pieces.',
  product_detail_id: 'id of the product, as GET product has it.',
  product_detail: 'The product of the line.',
  price_when_added: 'Price of one piece when it was added; the shop tells of a change.',
  m_group_id: 'Group of the product, for bundles.',
  m_sub_group_id: 'Sub-category of the product, for bundles.',
  bundles: 'The bundles; an empty list for none.',
  bundle: 'The bundle as it is now.',
  product_promos: 'The bundles that hold now; an empty list for none.',
  bundling_type:
    'What the bundle counts: products of a GROUP, of a SUB_GROUP, or the PRODUCT named.',
  bundling_item_count: 'Pieces from which on the bundle holds.',
  promo_bundling_products: 'Products that the bundle counts.',
  // Promo codes
  promo: 'The promo of the code.',
  promo_code: 'Promo code, compared without regard to case.',
  'post-promo-offers.data.promos': 'The promos; an empty list for none.',
  'Promo.code': 'The code, as it is shown.',
  disc_percent: 'Percent taken off, 0 to 100.',
  'Promo.disc_percent':
    'Percent of the base (SHIPPING: shipping_cost, PRODUCT: total_purchase), rounded down to a whole rupiah.',
  disc_nominal: 'Whole rupiah taken off.',
  'Promo.disc_nominal': 'Whole rupiah added to the percent.',
  disc_max:
    'Most that is taken off, in whole rupiah. Percent and nominal together are capped by it and by the base: 0 takes off nothing, and no limit is a large number.',
  total_purchase:
    'qty × price to pay of the lines that this store or hub can serve, in whole rupiah.',
  // Availability
  available_on_store: 'Whether the cart, or a part of it, can be picked up.',
  available_stores: 'Stores that have one line or more; pickup is offered for them.',
  available_stores_by_region: 'The same stores by region.',
  available_online:
    'Whether the cart, or a part of it, can be delivered. Without it the shop offers no delivery.',
  available_stores_online: 'Hubs that have one line or more; each has is_hub 1.',
  available_stores_by_region_online: 'The same hubs by region.',
  available_stores_stock: 'What each of these stores has of each line.',
  cart_items_availability:
    'Each line of the cart by its id, with the pieces that this store has; 0 for none.',
  'Availability.available_stores_stock.cart_items_availability.qty': 'Pieces that the store has.',
  'post-check-showroom-stock-availability.data.cart_items_availability.qty':
    'Pieces that the store has of the line. The shop leaves a line out of the order when the cart wants more.',
  payment_channels: 'What one can pay with, in the order in which it is shown.',
  payment_ways:
    'Ways to pay without a payment provider, in the order in which they are shown: CASH_ON_DELIVERY for deliveries by a tier with takes_cash, PAY_AT_STORE for pickups. None, or left out: the shop shows nothing of it.',
  way: 'CASH_ON_DELIVERY or PAY_AT_STORE; the order sends it as payment_way.',
  'OfferedPaymentWay.name': 'Name of the way, as it is shown; null: the shop has its own words.',
  fee: 'What the way costs, in whole rupiah: it is added to the total.',
  max_total: 'Most that an order may cost without the fee, in whole rupiah; null for no limit.',
  hours:
    'Hours for which a store keeps an order that is paid there; null where it is paid elsewhere.',
  unavailable: 'Why this shopper cannot use the way now, in words; null when they can.',
  takes_cash: 'Whether the courier collects cash when the parcel arrives.',
  payment_way:
    'CASH_ON_DELIVERY or PAY_AT_STORE, of an order that is paid without a payment provider; null or left out: it is paid at the provider.',
  payment_fee: 'What the way to pay costs, in whole rupiah; 0 or null for nothing.',
  return_days: 'Days after receipt within which a buyer can return an item; 3 without it.',
  kind: 'virtual-account, store, internet-banking, e-wallet, qris, card or paylater; of ways without the payment provider CASH_ON_DELIVERY or PAY_AT_STORE.',
  has_whatsapp_updates: 'Whether the buyer can have updates of the order by WhatsApp.',
  // Couriers
  couriers:
    'Tiers by the key of their courier. Any key that the backend likes: the shop shows the name that its brand settings (`couriers`) give to the key, or the key itself. An empty record: no courier goes there.',
  service:
    'Code of the tier, unique among all couriers; the order sends it as shipping_service_name.',
  description: 'Name of the tier, as it is shown; the order sends it as shipping_service_desc.',
  tariff:
    'Price of the whole parcel, in whole rupiah; the backend computes it. The shop adds it to the total unchanged.',
  etd: "Time on the way: '1-2' or '3' days, also as couriers write it ('2 s/d 3 HARI', '6 jam', '1-2 minggu'); shown as 'Etd: 1-2 days'. Empty, or not understood: no line and no day of arrival.",
  note: 'What a shopper should know of the tier, in words: its price is one of yesterday.',
  // The order
  shipping_type: 'ONLINE_DELIVERY or PICKUP_ON_STORE.',
  showroom_id: 'id of the store or hub.',
  'post-checkout-trx.showroom_id': 'The hub of a delivery, or the store of a pickup.',
  'post-checkout-shipping.showroom_id': 'The hub that sends.',
  guest_email: 'Where mails go; from a guest only.',
  user_address_id: 'id of a saved address.',
  'post-checkout-trx.user_address_id':
    'The saved address of a customer; the address fields are empty then.',
  address_recipient_name: 'Who receives the parcel.',
  address_recipient_phone: 'Phone of the recipient.',
  address_zip: 'Postal code; a guest may leave it empty.',
  address_street: 'Street and number.',
  address_notes: 'Notes for the courier.',
  has_address_pin:
    'Whether addresses take address_pin, since there are couriers that need it; not: the shop asks for none.',
  address_pin:
    'Where the parcel goes, as the shopper has put it on the map; only within the bounds of Indonesia.',
  needs_pin: 'Whether the courier goes to address_pin; such tiers are offered for one alone.',
  pin: 'Where it is on the map, as the shopper has put it; null without one.',
  'Pin.latitude': 'Decimal degrees; south of the equator is negative.',
  'Pin.longitude': 'Decimal degrees east of Greenwich.',
  address_label: 'Name of the address, as Home.',
  address_subdistrict: 'Name of the sub-district.',
  address_city: 'Name of the city, with its type.',
  address_province: 'Name of the province.',
  shipping_courier:
    'Name of the courier as the shop showed it: its own name for the key in couriers of checkout-shipping, or the key.',
  shipping_service_name: 'Code of the tier: service of the chosen option.',
  shipping_service_desc: 'description of the chosen tier.',
  shipping_etd: 'etd of the chosen tier.',
  shipping_cost: 'Price of the delivery, in whole rupiah; 0 for a pickup.',
  'post-checkout-trx.shipping_cost':
    'tariff of the chosen tier, as the shopper saw it. The backend computes it again, and refuses another with SHIPPING_CHANGED.',
  shipping_notes: 'What the shopper wrote for the shop.',
  has_gift_options: 'Whether an order can have a gift message, and no prices in its parcel.',
  gift_message: 'What the shopper wrote for who gets the parcel; the shop puts it in.',
  hide_prices: 'Whether no price is to be in the parcel.',
  whatsapp_phone:
    'Where updates of this order go by WhatsApp; only from a buyer who has ticked that. The shop sends +62 and the number.',
  whatsapp_wording:
    'The words that were shown with the tick, with … in place of the number: proof of the consent.',
  whatsapp_updates: 'The consent to updates by WhatsApp; null for a buyer who has given none.',
  'WhatsappUpdates.phone': 'Where the updates go.',
  'WhatsappUpdates.wording': 'The words that were shown with the tick.',
  'WhatsappUpdates.given_at': 'When it was ticked, in WIB.',
  withdrawn_at: 'When the buyer ended the updates, in WIB; null while they are sent.',
  cart_item_ids: 'ids of the cart lines that the shopper saw in the summary.',
  expected_total:
    'Total that the shopper saw: subtotal − discount + shipping_cost + the fee of payment_way. The backend computes its own, and refuses another with CART_CHANGED.',
  id: 'A positive whole number, any.',
  user_order: 'The order.',
  user_orders: 'The orders, the newest first; an empty list for none.',
  order_number: 'Number of the order as the shopper reads it.',
  order_token: 'Opens one order until it expires; the backend makes it.',
  trx_ref:
    'Reference of the order, the same in every call and at the provider (order_id, bill_no). The shopper reads its first eight characters in upper case as order number, so no two orders may begin with the same eight.',
  trx_date: 'When it was ordered, in WIB.',
  trx_status: 'Where the order stands.',
  grand_total:
    'What is to be paid, in whole rupiah: sum of subtotal − discount + shipping_cost + payment_fee. The backend computes it.',
  discount: 'Discount of the promo code, in whole rupiah; 0 or null for none.',
  showroom: 'The store of a pickup, or the hub that sends.',
  notes: 'Notes to the address; null for none.',
  pickup_code: 'Code to show at the store, from the payment on; null before, and for a delivery.',
  no_resi: "The courier's number of the parcel, once it is sent.",
  user: 'Who ordered; null for a guest.',
  order_tracking: 'Where the parcel is; null before it is sent, and for a pickup.',
  last_status: 'The latest entry.',
  track_history: 'All entries.',
  date_time: 'When, in WIB.',
  status: 'What happened, in words.',
  'post-checkout-payment.status':
    "The provider's code, unchanged: 0 unprocessed, 1 in process, 2 success, 3 failed, 4 reversal, 5 no bill, 7 expired, 8 cancelled, 9 unknown.",
  'get-staff-orders.status': 'Only orders of this status.',
  receiver_name: 'Who received the parcel.',
  can_cancel: 'Whether the buyer can cancel it now.',
  'OwnReview.trx_ref': 'The order that it is of.',
  'OwnReview.status': 'PENDING until staff decide; APPROVED is shown, REJECTED is not.',
  sales_trx_details: 'The lines of the order.',
  subtotal: 'qty × net_price, in whole rupiah.',
  promised_arrival: 'Days on which a delivery arrives, as promised.',
  first_day: 'First day.',
  last_day: 'Last day; the same as the first for one day.',
  pay_before: 'The days hold for a payment before this time, in WIB.',
  pickup_ready_at: 'When a paid pickup is ready, in WIB.',
  on_time:
    'How many parcels to the region came within the days that were promised with the order; null while fewer than 30 are known.',
  region: 'Name of the region, as it is shown.',
  parcels: 'Parcels of the last months that have arrived: 30 or more.',
  in_time: 'Those of them that came on the last promised day, or before.',
  // Invoice
  invoice:
    'The invoice of the order; null while it is not paid. Its lines and amounts are those of the order. Left out: the shop shows none.',
  'Invoice.number': 'Number of the invoice, as it is shown: without gaps, and never another.',
  'Invoice.issued_at': 'When it was issued, in WIB: when the order was paid.',
  seller: 'The company as it was then.',
  'Invoice.seller.name': 'Its legal name.',
  'Invoice.seller.address': 'Its address on one line; may be empty.',
  npwp: 'Its tax number (NPWP); null where it has none.',
  ppn: 'The PPN that grand_total contains; null where the company charges none.',
  rate: 'Rate in percent: 12.',
  base: '11/12 of grand_total without PPN, to the nearest rupiah (PMK 131/2024).',
  'Ppn.amount': '11/111 of grand_total, to the nearest rupiah.',
  credit_notes: 'What corrects it, the oldest first: together at most grand_total.',
  'CreditNote.number':
    'Number of the credit note, as it is shown: without gaps in a sequence of its own.',
  'CreditNote.issued_at': 'When it was issued, in WIB.',
  'CreditNote.amount': 'What is taken back of grand_total, in whole rupiah.',
  ppn_amount: 'PPN in it, in whole rupiah; null where the company charges none.',
  'CreditNote.reason': 'Why, in words for the buyer; null for a refund.',
  // Payment
  payment_status_desc: 'State of the payment, in words; shown.',
  payment_channel: 'Name of the channel, as BCA Virtual Account.',
  payment_channel_kind:
    'virtual-account, store, internet-banking, e-wallet, qris, card or paylater.',
  payment_duedate:
    'Until when it can be paid, in WIB; of a pickup that is paid at the store, until when it is kept. Null for cash on delivery.',
  payment_date: 'When it was paid, in WIB; null while cash is to be collected.',
  payment_number: 'The number to pay to.',
  payment_qr:
    'Text of the QRIS code to pay by, as the provider gave it (EMVCo, with its checksum); its amount (tag 54) is grand_total. The shop draws it, and shows none that differs.',
  payment_data:
    'Fields of the form that the browser posts to the address in PAYMENT_URL; payment_redirect may stand instead, and stands for an order with nothing to pay now.',
  payment_redirect: "The provider's page, instead of payment_data.",
  'PaymentRedirect.url':
    "The https address of the provider's page; null while there is none, and the same call asks again.",
  merchant_id: "The company's number at the provider.",
  merchant_name: "The company's name at the provider, up to 32 characters.",
  order_id:
    'trx_ref of the order, up to 32 characters; the provider sends it back as bill_no. The shop takes the reference of the order from here.',
  order_reff:
    "The backend's own reference for the provider, up to 32 characters; usually order_id again. The shop does not read it.",
  bill_date: 'When it was ordered, in WIB.',
  bill_expired: 'Until when it can be paid, in WIB; the provider refuses a time that has passed.',
  bill_desc: 'What is paid, in words, up to 128 characters.',
  bill_total:
    'Whole rupiah as digits without separators: grand_total of the order. The shop stops before the payment when it is not what the summary said.',
  return_url: 'Where the provider sends the shopper: /payment/response of the shop, absolute.',
  custNo: 'Number of the customer at the backend, up to 32 characters.',
  custName: 'Name of the payer.',
  custEmail: 'E-mail address of the payer.',
  signature:
    'sha1(md5(user_id + password + order_id + bill_total)), both as lower-case hex. User and password of the provider stay in the backend.',
  'post-checkout-payment.signature':
    "sha1(md5(user_id + password + bill_no + status)), both as lower-case hex; the provider's, as it came. The backend checks it.",
  trx_id: "The provider's number of the payment; may be forged.",
  merchant: "The company's name at the provider.",
  bill_no: 'order_id of the payment form: trx_ref of the order.',
  bill_ref: 'order_reff of the payment form.',
  payment_reff: "The channel's reference of the payment.",
  bank_user_name: 'Name that the bank gave.',
  verified: 'Whether the signature was valid. Without it the answer has nothing of the order.',
  outcome: "What the provider's status means; without it the shop reads status.",
}

import type { updates as english } from '#messages/en/updates.ts'

/** WhatsApp updates, in Indonesian. */
export const updates: typeof english = {
  ORDER_PAID: (number, total) =>
    `Pesanan ${number} sudah dibayar. Kami sudah menerima ${total}. Terima kasih sudah berbelanja.`,
  ORDER_SHIPPED: (number, receipt) =>
    `Pesanan ${number} sedang dalam perjalanan. Nomor resinya ${receipt}.`,
  READY_FOR_PICKUP: (number, store) =>
    `Pesanan ${number} siap diambil di ${store}. Silakan tunjukkan kode dari email kami di sana.`,
  ORDER_DELIVERED: (number) => `Pesanan ${number} sudah sampai. Semoga Anda suka.`,
  ORDER_PICKED_UP: (number) => `Pesanan ${number} sudah diambil. Semoga Anda suka.`,
  ORDER_WITHDRAWN: (number, total) =>
    `Pesanan ${number} terpaksa kami batalkan. ${total} kami kembalikan kepada Anda; selengkapnya ada di email kami.`,
  ORDER_REFUNDED: (number, total) =>
    `${total} untuk pesanan ${number} sudah kami kembalikan kepada Anda dengan cara pembayaran yang sama.`,
}

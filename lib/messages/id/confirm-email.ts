import type { confirmEmailMessages as English } from '#lib/messages/en/confirm-email.ts'

/** The confirmation of a customer's e-mail address, and its benefit. */
export const confirmEmailMessages: typeof English = {
  title: 'Konfirmasi alamat email Anda',
  text: 'Pesanan yang Anda buat sebagai tamu dengan alamat ini dipindahkan ke akun Anda.',
  warning:
    'Konfirmasi hanya bila Anda sendiri yang membuat akun ini: siapa pun yang tahu kata sandinya dapat melihat pesanan-pesanan itu.',
  confirm: 'Ya, ini akun saya',
  toShop: 'Bukan, ke beranda',
  doneTitle: 'Terima kasih',
  toOrders: 'Lihat pesanan saya',
  noLink:
    'Silakan buka halaman ini lewat tautan di email kami. Tautan baru dapat diminta di Pesanan Saya.',
  newLink: 'Masuk dan minta tautan baru',
  notOffered: 'Alamat email sedang tidak dapat dikonfirmasi di sini.',
  hint: 'Pernah memesan sebagai tamu?',
  hintText: (email: string) =>
    `Pesanan yang Anda buat dengan ${email} dipindahkan ke sini setelah alamat itu Anda konfirmasi lewat tautan yang kami kirim.`,
  sendLink: 'Kirim tautannya',
  keepOrder: 'Simpan pesanan ini: buat akun',
  keepText: 'Daftar dengan alamat email yang sama, dan pesanan ini dipindahkan ke akun Anda.',
}

import type { passkeysMessages as English } from '#lib/messages/en/passkeys.ts'

/** Passkeys, in addition to the password. */
export const passkeysMessages: typeof English = {
  title: 'Passkey',
  text: 'Masuk dengan sidik jari, wajah, atau kunci layar, tanpa mengetik kata sandi. Setiap perangkat atau pengelola kata sandi punya passkey sendiri.',
  none: 'Anda belum punya passkey.',
  afterNewPassword:
    'Kata sandi baru tidak mengubah passkey Anda: hapus di sini yang bukan milik Anda. Kata sandi yang kami kirim lewat email (Lupa kata sandi) menghapus semuanya.',
  name: 'Nama passkey, misalnya Ponsel saya (opsional)',
  password: 'Kata sandi Anda',
  add: 'Tambah passkey',
  adding: 'Menambahkan…',
  remove: 'Hapus',
  removeNamed: (name) => `Hapus passkey ${name}`,
  addedOn: (date) => `Ditambahkan ${date}`,
  usedOn: (date) => `dipakai ${date}`,
  signIn: 'Masuk dengan passkey',
  or: 'atau',
  failed: 'Passkey tidak dipakai. Silakan coba lagi, atau ketik kata sandi Anda.',
  alreadyHere: 'Perangkat ini sudah memiliki passkey untuk akun Anda.',
  cannotMake: 'Perangkat atau peramban ini tidak dapat membuat passkey untuk toko ini.',
  notMade: 'Passkey tidak jadi dibuat. Anda dapat mencoba lagi.',
  atSignUp: 'Tambah passkey di perangkat ini, untuk masuk tanpa kata sandi',
  needsScript: 'Untuk menambahnya, halaman ini memerlukan JavaScript.',
}

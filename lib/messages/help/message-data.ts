import { keptDays } from '@etalase/contract/rules/retention.ts'
import { bases, language, type PersonalData } from '#lib/messages/help/personal-data-clause.ts'

/** Data stored about mails. */
export const mails: PersonalData = {
  name: 'Email dari kami',
  tables: {
    mails: {
      kind: 'jenis email',
      order_id: 'pesanan yang dikabarkan',
      email: 'alamat email, sampai terkirim',
      detail: 'rincian seperti nomor pembayaran atau nama passkey',
      answer: 'jawaban kami atas pengembalian, sampai terkirim',
      ...language,
      queued_at: 'waktu ditulis',
      next_attempt_at: 'waktu percobaan kirim',
      attempts: 'berapa kali dicoba',
      sent_at: 'waktu terkirim',
    },
  },
  purpose: 'untuk mengabari Anda tentang pesanan dan akun, masing-masing sekali',
  basis: bases.contract,
  kept: `email yang tidak dapat dikirim ${keptDays.undeliveredMail} hari; catatan bahwa email pesanan telah dikirim, tanpa alamat, ${keptDays.sentMail} hari`,
}

/** Data stored about WhatsApp updates, and consent to them. */
export const updates: PersonalData = {
  name: 'Kabar lewat WhatsApp',
  tables: {
    update_consents: {
      order_id: 'pesanan yang dikabarkan',
      phone: 'nomor WhatsApp',
      wording: 'kalimat yang ditampilkan',
      given_at: 'kapan disetujui',
      withdrawn_at: 'kapan ditarik',
    },
    order_updates: {
      kind: 'jenis kabar',
      order_id: 'pesanan yang dikabarkan',
      detail: 'nomor resi yang diperbaiki',
      queued_at: 'waktu ditulis',
      next_attempt_at: 'waktu percobaan kirim',
      attempts: 'berapa kali dicoba',
      sent_at: 'waktu terkirim',
    },
  },
  purpose:
    'untuk mengabari Anda tentang satu pesanan lewat penyedia WhatsApp, hanya bila Anda mencentangnya, dan membuktikan persetujuan itu',
  basis: bases.consent,
  kept: `persetujuan selama pesanan disimpan, atau ${keptDays.withdrawnConsent} hari setelah ditarik; dihapus bersama data pemesan. Kabar yang tidak dapat dikirim ${keptDays.undeliveredMail} hari; catatan bahwa kabar telah dikirim, tanpa nomor, ${keptDays.sentMail} hari`,
}

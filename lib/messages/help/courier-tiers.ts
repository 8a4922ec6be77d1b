/** What the courier offers (spec §9), as the help pages tell it: name, time, and a remark. */
export const courierTiers = {
  caption: 'Layanan kurir dan perkiraan waktu tiba',
  columns: ['Layanan', 'Waktu tiba', 'Keterangan'],
  rows: [
    { name: 'Same day', time: '1 hari', remark: 'Tiba pada hari yang sama' },
    { name: 'One day', time: '1 hari', remark: 'Tiba keesokan harinya' },
    { name: 'Regular', time: '1-2 hari', remark: 'Pilihan hemat untuk sehari-hari' },
    { name: 'Cargo', time: '2-3 hari', remark: 'Untuk kiriman mulai 10 kg' },
  ],
} as const

import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the footwear. */
export const footwearTexts: Readonly<Record<string, DesignTexts>> = {
  'two-strap-sandal': {
    garment: 'Sandal Kulit Dua Tali',
    pitch: 'Sandal kulit dengan dua tali bergesper dan alas gabus yang mengenali bentuk kaki.',
    story:
      'Setiap tali punya gesper kuningan sendiri, jadi kaki lebar maupun punggung kaki tinggi sama-sama nyaman. Alas gabusnya kaku selama seminggu, lalu mengikuti jejak kaki. Tepi sempit sewarna talinya mengelilingi sol.',
    fit: 'Lapang di jari kaki, dalam ukuran bulat 37 sampai 43; bila biasa memakai setengah ukuran, bulatkan ke bawah.',
    care: 'Sikat debunya, lap talinya dengan kain yang sedikit lembap, dan jauhkan gabusnya dari pemanas dan genangan.',
    colours: {
      Cognac: 'Tali kemerahan dan gesper kuningan di atas alas warna madu.',
      Black: 'Tali hitam menonjolkan gesper kuningannya, dari pantai langsung ke kota.',
    },
  },
  'band-slide': {
    garment: 'Sandal Selop Lebar',
    pitch:
      'Satu tali kulit lebar yang empuk, alas yang mengikuti bentuk kaki, dan siap keluar rumah.',
    story:
      'Talinya lebar dan berisi tipis, sehingga memegang kaki tanpa tepi yang menggesek. Di bawahnya, alas kaki dibentuk di tumit dan lengkung kaki. Sama mudahnya dilepas di masjid dan di rumah.',
    fit: 'Ukuran 37 sampai 43, awalnya pas di punggung kaki; untuk kaki lebar, naik satu ukuran.',
    care: 'Bersihkan kulitnya dengan sikat kering, rawat dengan krim netral, dan keringkan sandal yang basah di tempat teduh.',
    colours: {
      Sand: 'Warna biskuit pucat dari tali sampai alas, hampir menyatu dengan celana muda.',
      Olive: 'Tali hijau lumut di atas alas khaki, bagus dengan denim mentah.',
    },
  },
  'flip-flop': {
    garment: 'Sandal Jepit Karet',
    pitch: 'Sandal jepit karet alam dengan jepitan yang tidak menggigit jari.',
    story:
      'Solnya karet padat yang selalu kembali tebal dan tidak memipih. Talinya halus dan agak membulat, dan jepitannya sedikit digeser ke sela jari kaki. Pasir, hujan, dan lantai kamar mandi yang basah tidak masalah.',
    fit: 'Ukuran bulat 37 sampai 43, tumit sejajar dengan tepi; naik satu bila ragu.',
    care: 'Bilas di bawah keran dan keringkan jauh dari matahari, yang membuat karet getas.',
    colours: {
      Navy: 'Tali dan tepi biru dongker di atas sol krem, serapi perahu layar.',
      Terracotta: 'Tali oranye tanah liat dengan tepi sewarna yang mengingatkan pada liburan.',
    },
  },
  'cross-sandal': {
    garment: 'Sandal Tali Silang',
    pitch: 'Dua tali kulit lembut menyilang di atas kaki, sesederhana itu rancangannya.',
    story:
      'Talinya saling melintas di atas dan di bawah dan tertanam di sol, jadi silangnya tidak bergeser ke depan. Alasnya juga kulit, sejuk dan kering tanpa kaus kaki. Biasakan di dalam rumah selama dua malam.',
    fit: 'Sesuai ukuran dari 37 sampai 43, dengan silang tepat di belakang jari kaki.',
    care: 'Lap setelah dipakai, oleskan krim bening khusus bahan kulit setiap bulan, dan isi dengan kertas bila basah.',
    colours: {
      Tan: 'Cokelat muda hangat yang menua menjadi warna permen karamel dan cocok dengan linen warna apa pun.',
    },
  },
  'woven-sandal': {
    garment: 'Sandal Anyam',
    pitch: 'Empat tali kulit anyam memegang kaki dengan ringan dan membiarkannya bernapas.',
    story:
      'Talinya berjajar seperti anak tangga, masing-masing dengan sedikit kelenturan. Bersama-sama mereka membagi tekanan, sehingga tidak ada bagian kaki yang sakit setelah seharian berjalan. Pakai dengan rok, sarung, atau chino yang digulung.',
    fit: 'Ukuran 37 sampai 43, awalnya rapat dan longgar setelah seminggu, jadi tetap pada nomor biasa.',
    care: 'Pakai sikat gigi lembut untuk mengeluarkan debu dari anyamannya, lalu lapisi tipis dengan semir netral.',
    colours: {
      Chestnut: 'Cokelat kemerahan tua di atas alas pucat, semengilap kursi jati tua.',
    },
  },
}

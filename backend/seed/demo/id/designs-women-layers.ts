import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the women's cardigans and hoodie. */
export const womenLayerTexts: Readonly<Record<string, DesignTexts>> = {
  cardigan: {
    garment: 'Kardigan Kancing',
    pitch: 'Lima kancing, kerah V, dan rajutan halus untuk ruangan yang dikuasai AC.',
    story:
      'Rajutan 12 gauge ini memadukan katun untuk kesejukan dan wol untuk sedikit kelenturan. Rib di kelim, manset, dan lajur kancing menjaga tepinya tetap rata. Terkancing ia menjadi sweter, terbuka ia menjadi jaket.',
    fit: 'Rapi di bahu dan pendek di pinggul, jadi cocok dengan gaun; sesuai ukuran.',
    care: 'Cuci tangan dengan air sejuk dan sabun wol, tekan airnya keluar dengan handuk, dan jemur mendatar.',
    colours: {
      Oatmeal: 'Krem bubur gandum dengan kancing muda yang tahu diri di atas motif.',
      Rust: 'Merah cokelat musim gugur untuk negeri tanpa musim gugur, di foto di atas gaun sapuan kuas.',
      Navy: 'Biru klasik sweter sekolah dengan kancing senada.',
    },
  },
  'long-cardigan': {
    garment: 'Kardigan Panjang',
    pitch: 'Kardigan panjang terbuka dengan dua saku tempel untuk tangan, kunci, dan tisu.',
    story:
      'Dirajut dari katun 10 gauge yang rapat, jadi berbobot tanpa gatal. Ribnya menyusuri tepi depan, melingkari leher, dan turun di sisi lain dalam satu lis. Tidak ada kancing, jadi ia mengikuti gerak pemakainya.',
    fit: 'Lurus dan longgar sampai pertengahan paha; pilih yang lebih kecil bila ragu di antara dua ukuran.',
    care: 'Cuci lembut dengan air sejuk di kantong cuci besar. Rapikan bentuknya dan jemur mendatar, karena bila digantung akan memanjang.',
    colours: {
      Camel: 'Katun warna permen karamel yang membuat jeans putih tampak terencana.',
      Grey: 'Abu sedang polos dengan setiap rajutan terlihat, berguna untuk warna pastel maupun hitam.',
    },
  },
  'w-hoodie': {
    garment: 'Hoodie Crop',
    pitch:
      'Hoodie crop dari fleece berbulu halus, untuk kereta malam dan akhir pekan di dataran tinggi.',
    story:
      'Bagian dalamnya berbulu lembut dan bagian luarnya tetap rata. Tudung bertali serut, saku kanguru, serta rib lebar di kelim dan manset memberinya kesan sportif. Badannya pendek sehingga pas di atas gaun dan celana berpinggang tinggi.',
    fit: 'Longgar dan pendek sampai atas pinggul; ambil ukuran biasa dan sisakan ruang untuk kaos.',
    care: 'Cuci terbalik (bagian dalam di luar) pada suhu 30 derajat dengan tali disimpulkan. Angin-anginkan agar fleece tetap mengembang.',
    colours: {
      Blush: 'Merah muda pucat seluruhnya, dengan tali lebih gelap agar tidak terlalu manis.',
    },
  },
}

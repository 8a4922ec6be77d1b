import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the women's trousers, tunics and gamis. */
export const womenLongTexts: Readonly<Record<string, DesignTexts>> = {
  palazzo: {
    garment: 'Celana Palazzo',
    pitch: 'Celana lebar menjuntai dengan pinggang elastis dan keanggunan rok panjang.',
    story:
      'Kakinya melebar dari pinggul dan jatuh sampai lantai, dengan satu garis jahitan di depan yang membuatnya tampak panjang. Saku miringnya rata pada crepe yang berat. Pinggang elastis yang lembut tidak keberatan dengan tambahan nasi.',
    fit: 'Pinggang tinggi dan sangat lebar, dirancang menyentuh punggung sepatu datar; pilih menurut lingkar pinggul.',
    care: 'Cuci mesin lembut dengan air dingin. Gantung dari kelim agar bobotnya meluruskan kusut.',
    colours: {
      Black: 'Hitam pekat tanpa kilap yang membuat kebaya batik tampak lebih tajam.',
      Sand: 'Krem pasir pucat dengan rona merah muda di cahaya sore, serasi dengan garis halus.',
      Terracotta:
        'Warna tanah liat hangat dari pinggang sampai lantai: cukup satu warna di atasnya.',
    },
  },
  culotte: {
    garment: 'Celana Kulot',
    pitch: 'Celana lebar di atas mata kaki yang dikira rok, sampai pemakainya naik sepeda.',
    story:
      'Campuran linen dan viskos memberi kulot ini ayunan yang segar dan bagian dalam yang lembut. Pinggang elastisnya lebar dan rata, sakunya miring, dan kelimnya dibuat lebar. Perlihatkan pergelangan kaki dan biarkan angin mengurus sisanya.',
    fit: 'Nyaman di pinggang, longgar di pinggul, dan berakhir di tengah betis; cukup ukuran sehari-hari.',
    care: 'Cuci lembut pada suhu 30 derajat, luruskan kakinya, dan jemur di tali. Setrika uap bila perlu.',
    colours: {
      Navy: 'Biru tua yang akur dengan kuning mustard, putih, dan semua garis buatan kami.',
      Sage: 'Hijau herba lembut untuk hari saat hitam terasa berlebihan.',
      'Fine Stripe':
        'Garis tipis abu arang di atas krem oatmeal, seperti bahan jas yang paling kalem.',
    },
  },
  tunic: {
    garment: 'Tunik Lengan Panjang',
    pitch: 'Tunik lengan panjang yang menutup pinggul dan tetap berbentuk.',
    story:
      'Kupnat kecil di depan membentuk badan dengan lembut di bawah belahan kancing. Twillnya cukup berbobot sehingga tidak menempel, dan permukaannya halus serta rapi di bawah hijab. Lengannya berakhir dengan manset polos yang mudah digulung saat wudu.',
    fit: 'Jatuh jauh di bawah pinggul dengan ruang gerak; pesan ukuran biasa, atau naik satu untuk dilapis.',
    care: 'Cuci mesin dingin bersama warna serupa dan kancingkan dahulu. Setrika suhu rendah, jangan memakai mesin pengering.',
    colours: {
      Sage: 'Hijau redup dengan kancing bernuansa mutiara, tenang di sebelah hijab putih gading.',
      'Dusty Pink':
        'Merah muda bedak yang kami potret dengan hijab voal putih gading, dan akan kami pakai begitu lagi.',
      Navy: 'Biru dongker gelap dengan kancing senada, resmi sampai ditemani pashmina bermotif.',
      'Garden Cream':
        'Bunga kecil merah bata di atas krem, seperti taplak meja di rumah bibi kesayangan.',
    },
  },
  gamis: {
    garment: 'Gamis Panjang',
    pitch: 'Gamis panjang penuh dari crepe yang ringan, berkancing di dada dan bebas di bawahnya.',
    story:
      'Jahitan pinggang memberi jeda pada garis yang panjang, lalu roknya melebar sampai lantai. Belahan kancing memudahkan memakainya di atas ciput, dan lengannya panjang dengan manset polos yang lebar. Crepenya tidak menerawang dan tidak perlu rok dalam.',
    fit: 'Longgar di dada dan sepanjang lantai untuk tinggi sekitar 160 sampai 168 cm; kelim lurusnya mudah dipendekkan penjahit mana pun.',
    care: 'Cuci lembut dengan air dingin tanpa diperas; bila digantung basah, crepe ini hampir tidak perlu disetrika.',
    colours: {
      Mauve: 'Ungu berasap di antara plum dan mawar, di foto kami dengan hijab dusty rose.',
      'Deep Green': 'Hijau hutan dengan kancing kecil gelap, cukup mewah untuk Lebaran.',
      Charcoal: 'Abu arang yang dalam, untuk bekerja dan untuk melayat.',
      Caramel: 'Cokelat panggang yang bersinar di sebelah krem, putih gading, atau moka.',
    },
  },
}

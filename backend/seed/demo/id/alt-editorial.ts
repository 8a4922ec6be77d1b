/** The alt texts of the editorial pictures, by the English text. */
export const editorialAlts: Readonly<Record<string, string>> = {
  'Children’s clothes with birds, stripes and suns on a pale yellow ground.':
    'Pakaian anak bermotif burung, garis, dan matahari di atas alas warna kuning pucat.',
  'Soft folds of cream cloth printed with small jasmine sprigs.':
    'Lipatan lembut kain krem bermotif tangkai melati kecil.',
  'Paper-cut forest in layers of green with a pale sun.':
    'Hutan dari potongan kertas dalam lapisan hijau, dengan matahari pucat.',
  'A cap, a bucket hat, a coiled belt and a natural canvas bag on a tan ground.':
    'Topi enam panel, topi bucket, ikat pinggang yang digulung, dan tas kain kanvas natural di atas alas warna cokelat muda.',
  'Deep folds of sogan-brown batik with a kawung pattern.':
    'Lipatan dalam batik cokelat sogan bermotif kawung.',
  'A cap, a bucket hat, a belt and a printed bag arranged on a straw-coloured ground.':
    'Topi enam panel, topi bucket, ikat pinggang, dan tas bermotif ditata di atas alas warna jerami.',
  'Children’s striped T-shirts, play shorts and a yellow dress in a row on a pale blue ground.':
    'Kaos anak bergaris, celana pendek, dan gaun kuning berjajar di atas alas warna biru pucat.',
  'Close crop of an olive overshirt beside a breton T-shirt and sand chinos.':
    'Tampak dekat jaket kemeja hijau zaitun di sebelah kaos garis breton dan celana chino krem pasir.',
  'Soft folds of plain terracotta linen, smooth on the left.':
    'Lipatan lembut linen polos warna terakota, licin di sisi kiri.',
  'Close crop of a red floral tiered dress beside an ecru blouse.':
    'Tampak dekat gaun susun merah bermotif bunga di sebelah blus ekru.',
  'Rust blouse and a brown kawung skirt styled together.':
    'Blus oranye karat dipadukan dengan rok kawung cokelat.',
  'Close view of a parang batik shirt collar.': 'Tampak dekat kerah kemeja batik parang.',
  'Paper-cut setting sun over hills with a palm tree.':
    'Matahari terbenam dari potongan kertas di atas perbukitan dengan pohon palem.',
  'A natural white T-shirt in palm-leaf light.':
    'Kaos putih natural di bawah cahaya berbayang daun palem.',
  'A brick-red cap and a coiled leather belt on cream.':
    'Topi merah bata dan ikat pinggang kulit yang digulung di atas warna krem.',
  'Folds of indigo mega mendung cloth.': 'Lipatan kain mega mendung indigo.',
  'Children’s striped T-shirt with coral play shorts.':
    'Kaos anak bergaris dengan celana pendek koral.',
  'A teal kawung scarf spread in soft folds beside a tote bag.':
    'Scarf kawung hijau toska terhampar dalam lipatan lembut di sebelah tas kain.',
  'A green batik shirt, a floral dress, a canvas bag and a patterned scarf laid on a terracotta ground in palm-leaf light.':
    'Kemeja batik hijau, gaun bermotif bunga, tas kain kanvas, dan scarf bermotif di atas alas warna terakota, di bawah cahaya berbayang daun palem.',
  'A green batik shirt over a floral dress on a terracotta ground in palm-leaf light.':
    'Kemeja batik hijau di atas gaun bermotif bunga pada alas warna terakota, di bawah cahaya berbayang daun palem.',
  'Paper-cut landscape with a volcano, rice terraces, an orange sun and a palm tree.':
    'Pemandangan dari potongan kertas dengan gunung api, sawah terasering, matahari oranye, dan pohon palem.',
  'Paper-cut landscape with a volcano, rice terraces and a palm tree under a wide pale sky.':
    'Pemandangan dari potongan kertas dengan gunung api, sawah terasering, dan pohon palem di bawah langit pucat yang luas.',
  'A blue shirt, sand chinos, a striped T-shirt, a navy cap and a belt laid out on a sage-grey ground.':
    'Kemeja biru, celana chino krem pasir, kaos bergaris, topi biru dongker, dan ikat pinggang ditata di atas alas warna abu kehijauan.',
  'A blue shirt over sand chinos with a navy cap on a sage-grey ground.':
    'Kemeja biru di atas celana chino krem pasir dengan topi biru dongker pada alas warna abu kehijauan.',
  'A jasmine-print tunic with two long draped shawls in wine and caramel on a blush ground.':
    'Tunik bermotif melati dengan dua pashmina panjang warna merah anggur dan karamel di atas alas warna merah muda lembut.',
  'A wine-coloured batik shawl beside a jasmine-print tunic on a blush ground.':
    'Pashmina batik merah anggur di sebelah tunik bermotif melati di atas alas warna merah muda lembut.',
  'A kawung batik shirt, indigo jeans and a hoodie styled on a cool grey ground.':
    'Kemeja batik kawung, jeans indigo, dan hoodie dipadukan di atas alas warna abu sejuk.',
  'A jasmine-print maxi dress, a rust cardigan and a square scarf styled on warm cream.':
    'Gaun maxi bermotif melati, kardigan oranye karat, dan scarf segi empat dipadukan di atas warna krem hangat.',
  'A kawung batik shirt, a floral dress and a patterned scarf on a warm terracotta ground.':
    'Kemeja batik kawung, gaun bermotif bunga, dan scarf bermotif di atas alas warna terakota hangat.',
  'Paper-cut scene of a red motorbike carrying a parcel along a road lined with palms.':
    'Suasana dari potongan kertas: sepeda motor merah membawa paket di jalan yang diapit pohon palem.',
  'Paper-cut scene of a small shop front with a striped awning and a shopping bag by the door.':
    'Suasana dari potongan kertas: toko kecil dengan tenda bergaris dan tas belanja di dekat pintu.',
  'Three pairs of jeans in different blues laid side by side.':
    'Tiga celana jeans dengan biru yang berbeda dibentangkan berdampingan.',
  'Three printed square scarves overlapping on a cream ground.':
    'Tiga scarf segi empat bermotif bertumpuk di atas alas warna krem.',
  'Canvas bags with cloud, palm and stripe prints on a grey-green ground.':
    'Tas kain kanvas bermotif awan, palem, dan garis di atas alas warna hijau keabuan.',
  'A tan overshirt layered over a black T-shirt on a stone ground.':
    'Jaket kemeja cokelat muda dilapis di atas kaos hitam pada alas warna batu.',
  'An olive sleeveless dress with a cream scarf on a blush ground.':
    'Gaun tanpa lengan hijau zaitun dengan scarf krem di atas alas warna merah muda lembut.',
  'Paper-cut city street with small shops under striped awnings at sunset.':
    'Jalan kota dari potongan kertas dengan toko-toko kecil bertenda garis saat matahari terbenam.',
}

/**
 * Searches in Indonesian and English, mixed and mistyped: `query = pattern`. The first product must match the pattern
 * by its name, followed by category and brand.
 */
const lines = `
kemeja = shirt
kemeja pria = shirt.*MEN
kemeja wanita = shirt.*WOMEN
kemeja putih = shirt in White
kemeja biru = shirt in .*(Blue|Navy|Indigo)
kemeja lengan panjang = shirt
kemeja lengan pendek = (resort|camp|batik) shirt
kemeja batik = batik.*shirt
kemeja batik pria lengan panjang = Long-sleeve batik shirt
kemeja batik lengan pendek = Batik camp shirt
kemeja kotak-kotak = Checked flannel
kemeja kotak = Checked flannel
kemeja flanel = flannel
kemeja garis = Striped poplin|Pink Stripe
kemeja kerja = shirt
kemeja pantai = resort shirt
kemeja oxford = Oxford shirt
hem = shirt
kaos = T-shirt
kaus = T-shirt
kaos oblong = T-shirt
kaos polos = T-shirt
kaos hitam = T-shirt in .*Black
kaos hitam XL = T-shirt in .*Black
kaos putih = T-shirt in .*White
kaos pria = T-shirt.*MEN
kaos wanita = T-shirt.*WOMEN
kaos cewek = T-shirt.*WOMEN
kaos cowok = T-shirt.*MEN
kaos anak = Kids
kaos garis-garis = T-shirt
kaos belang = T-shirt
kaos oversize = Boxy|boxy|Relaxed
kaos polo = [Pp]olo
kaos berkerah = polo
kaus navy = T-shirt in .*Navy
baju kaos = T-shirt
t-shirt = T-shirt
t shirt = T-shirt
tshirt = T-shirt
tee = T-shirt
black tee = T-shirt in .*Black
white t-shirt men = T-shirt in .*White.*MEN
polo = polo
polo shirt = polo
polo putih = polo shirt in White
celana = trousers|chino|jeans|culottes
celana panjang = trousers|chino|jeans
celana pendek = shorts
celana pendek pria = shorts.*MEN
celana pendek anak = Kids.*shorts
celana panjang pria = (trousers|chino|jeans).*MEN
celana panjang wanita = (trousers|culottes).*WOMEN
celana bahan = chino|trousers|Palazzo
celana chino = chino
celana kulot = culottes
kulot = culottes
celana palazzo = Palazzo
celana jeans = jeans
celana jeans pria = jeans
celana jins = jeans
jeans = jeans
jins hitam = jeans in Black
denim = jeans
jeans slim fit = Slim jeans
celana kolor = shorts
shorts = shorts
chino = chino
celana kain krem = chino|trousers
rok = skirt
rok panjang = skirt
rok plisket = Pleated
rok lilit = wrap skirt
rok midi = midi skirt
rok denim = skirt in Washed Denim
rok kancing = Button-front
rok hitam = skirt in Black
rok batik = skirt in (Kawung|Lereng)
skirt = skirt
pleated skirt navy = Pleated midi skirt in Navy
gaun = dress
gaun pesta = dress
dress = dress
dress merah = dress in .*(Red|Maroon|Cherry)
dress batik = [Bb]atik.*dress
dress wanita = dress.*WOMEN
dress anak = Kids.*dress
gaun panjang = dress
maxi dress = maxi dress
dress hitam = dress in Black
terusan = dress
daster = dress
gamis = gamis
baju gamis = gamis
gamis hijau = gamis dress in Deep Green
abaya = gamis
tunik = tunic
tunik lengan panjang = tunic
baju muslim = (tunic|gamis)
busana muslim wanita = (tunic|gamis)
blus = blouse
blouse = blouse
blus putih = (blouse|top) in (White|Ecru)|kebaya|shirt in White
atasan wanita = (blouse|top|shirt).*WOMEN
kebaya = kebaya
kebaya modern = kebaya
kimono = kimono
outer batik = kimono
outer = kimono|cardigan|overshirt|hoodie
kardigan = cardigan
cardigan = cardigan
cardigan panjang = long cardigan
kardigan rajut = cardigan
sweater = sweatshirt
sweater abu-abu = sweatshirt in Grey
jaket = hoodie|overshirt|cardigan|sweatshirt
jaket pria = (hoodie|overshirt|sweatshirt).*MEN
jaket hoodie = hoodie
hoodie = hoodie
hoodie hitam = hoodie
jaket resleting = Zip hoodie
hoodie zip = Zip hoodie
batik = [Bb]atik
batik pria = [Bb]atik.*MEN
batik wanita = .*WOMEN Batik
batik anak = Kids batik
batik biru = (Blue|Navy|Indigo|Mendung).*Batik
batik parang = Parang
batik kawung = Kawung
mega mendung = Mendung
motif bunga = Garden|Jasmine|Blossom|Meadow
polkadot = Dot
tas = bag
tas wanita = bag
tas kanvas = Canvas tote
tote bag = tote
totebag = tote
tas belanja = bag
tas hitam = tote bag in Black
tas pasar = market bag
bag = bag
hijab = hijab
jilbab = hijab
kerudung = hijab
kerudung segi empat = hijab
jilbab pink = (hijab|scarf).*(Rose|Pink)
hijab ungu = hijab in Lilac
pashmina = shawl
selendang = shawl
syal = scarf|shawl
scarf = scarf
topi = hat|cap
topi bucket = Bucket hat
topi hitam = hat in Kawung Black
baseball cap = cap
hat = hat
sabuk = belt
ikat pinggang = belt
sabuk kulit hitam = belt in Black
belt coklat = belt in .*(Brown|Cognac|Tan)
gesper = belt
sepatu = sandals|slides|flip-flops
sandal = sandals|slides|flip
sandal jepit = flip-flops
sendal kulit = sandals
sandal pria = sandals|slides|flip
slides = slides
flip flop = flip-flops
baju anak = Kids
baju anak perempuan = Kids
baju anak laki-laki = Kids
baju bayi = Kids
setelan anak = set
setelan = set
kids dress = Kids.*dress
girls dress = Kids.*dress
kids shorts = Kids.*shorts
boys batik = Kids batik
baju lebaran = .
baju pesta wanita = WOMEN
baju kondangan = .
baju kerja wanita = WOMEN
baju kantor pria = MEN
baju tidur = shorts|T-shirt|set
baju santai = .
baju olahraga = T-shirt|hoodie|shorts|polo|sweat|set
baju hitam = Black
baju wanita = WOMEN
baju pria = MEN
baju batik wanita = WOMEN Batik
office shirt = shirt
linen top = linen
kemeja linen = .
katun = .
long sleeve = .*
leather belt = belt
leather sandals = sandals
rimba = Rimba
wastra = Wastra
laras hijab = hijab
RI-1001 = Everyday T-shirt in Natural White
ri1001 = Everyday T-shirt in Natural White
shrt = [Ss]hirt|shorts
kmeja = shirt
kemja batik = batik.*shirt
kemeja btik = batik.*shirt
celna pendek = shorts
celana pendk = shorts
clana jeans = jeans
jaens = jeans
hoddie = hoodie
hijap = hijab
jilbap = hijab
kerudng = hijab
sendal jepid = flip-flops
cardign = cardigan
sweeter = sweatshirt
kardgan = cardigan
tunnik = tunic
gammis = gamis
dres merah = dress
skrit = skirt
troussers = trousers
blouze = blouse
kaos hitm = T-shirt in .*Black
celanapendek = shorts
kaoshitam = T-shirt in .*Black
bajunya anak = Kids
tas belanjaan = bag
kemeja bermotif = shirt
kaos bergaris = T-shirt
celana untuk pria = MEN
kaos warna hijau = T-shirt in .*(Green|Olive|Sage|Mint)
baju warna merah ukuran M = Red|Brick|Wine|Maroon|Berry|Cherry
kemeja size XL = shirt
sandal ukuran 40 = sandals|slides|flip
kaos anak 4 tahun = Kids
celana jeans ukuran 32 = jeans
batik shirt pria = batik.*shirt
black jeans pria = jeans in Black
kemeja white = shirt in White
rok navy = skirt in .*Navy
men batik lengan panjang = Long-sleeve batik
womens hoodie = Cropped hoodie
baju summer = .
`

export interface SearchQuery {
  query: string
  expected: RegExp
}

export const searchQueries: SearchQuery[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', pattern = ''] = line.split(' = ')
    return { query, expected: new RegExp(pattern) }
  })

const trousers = /trousers|chino|jeans|culottes/i
const footwear = /sandals|slides|flip-flops/
const cloth = /scarf|shawl|wrap skirt/

/** Searches whose whole first page is what was meant. */
export const understoodQueries: readonly (readonly [query: string, kind: RegExp])[] = [
  ['slippers', footwear],
  ['slipper', footwear],
  ['slipers', footwear],
  ['kids slippers', footwear],
  ['sandal', footwear],
  ['sepatu', footwear],
  ['mules', /slides/],
  ['slip ons', /slides/],
  ['flip flops', /flip-flops/],
  ['wide leg', trousers],
  ['wide leg pants', trousers],
  ['wide-leg jeans', /jeans/],
  ['mom jeans', /jeans/],
  ['bootcut', trousers],
  ['high waisted pants', trousers],
  ['celana', trousers],
  ['kulot', /culottes/],
  ['kain', cloth],
  ['fabric', cloth],
  ['kain batik', cloth],
  ['batik cloth', cloth],
  ['kain linen', /linen|A-line sleeveless|Wide-leg|culottes|Drawstring/i],
  ['sarung', /wrap skirt/],
  ['kain panjang', /wrap skirt|shawl/],
  ['selendang', /shawl/],
  ['stole', /shawl/],
  ['jilbab', /hijab|shawl|scarf/],
  ['purse', /bag/],
  ['handbags', /bag/],
  ['belts', /belt/],
  ['sun hat', /Bucket hat/],
  ['daster', /dress/],
  ['nightgown', /dress/],
  ['evening gown', /dress/],
  ['sarimbit', /batik/i],
  ['wrap', /wrap skirt/],
  ['rok span', /skirt/],
  ['jackat', /overshirt|kimono|hoodie|sweatshirt|cardigan/i],
  ['shrts', /shirt/i],
  ['chemise à carreaux', /Checked flannel/],
  ['marinière', /Breton/],
  ['jupe portefeuille', /wrap skirt/],
  ['robe de soirée', /dress/],
  ['pantalon taille haute', trousers],
  ['sac à main', /bag/],
  ['étole', /shawl/],
  ['pantoufles', footwear],
  ['tissu batik', cloth],
  ['chemize', /shirt/],
]

/** Searches for products not sold, with a related sub-category. */
export const unsoldQueries: readonly (readonly [query: string, subcategory: string])[] = [
  ['loafers', 'Footwear'],
  ['trainers', 'Footwear'],
  ['clogs', 'Footwear'],
  ['espadrilles', 'Footwear'],
  ['crocs', 'Footwear'],
  ['socks', 'Footwear'],
  ['backpack', 'Bags'],
  ['dompet', 'Bags'],
  ['crossbody', 'Bags'],
  ['joggers', 'Trousers'],
  ['tights', 'Trousers'],
  ['halter', 'Tops & Blouses'],
  ['raincoat', 'Outerwear'],
  ['turtleneck', 'Outerwear'],
  ['swimwear', 'Shorts'],
  ['necktie', 'Belts'],
  ['beanie', 'Hats'],
  ['chaussettes', 'Footwear'],
  ['manteau', 'Outerwear'],
]

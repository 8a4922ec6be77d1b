import type { DesignCopy } from '#backend/seed/demo/design.ts'

/** The words and prices of the women's designs, keyed by the manifest's design. */
export const womenDesigns: Readonly<Record<string, DesignCopy>> = {
  'v-blouse': {
    pitch: 'A long-sleeved crepe blouse with a neat V and a row of small covered buttons.',
    story: 'Viscose crepe is finely pebbled to the touch, drops straight and hides creases after a long commute. The buttons are small and covered, so the front stays quiet. Turn back the deep cuffs when the afternoon gets warm.',
    fit: 'Straight through the body and hip length, easy enough to tuck; take your usual size.',
    care: 'Wash by hand or on the gentle cycle in cool water, and iron on low while the crepe is still a little damp.',
    price: 259_000, parcelCm: [30, 25, 3],
    colours: {
      Ecru: 'Ecru is the soft white of undyed cotton, kinder than bright white next to brown and gold.',
      Rust: 'A baked orange-brown that looks at home with denim or black trousers.',
      'Sage Blossom': 'Tiny white jasmine sprigs are scattered on a grey-green ground, like a hedge after rain.',
      'Dusty Rose': 'This pink is greyed down and grown up; it sits well under a navy cardigan.',
    } },
  'boxy-blouse': {
    pitch: 'Washed linen, a small V and sleeves wide enough to let the air through.',
    story: 'We cut this top square and short, with the shoulder running straight out into the sleeve. The linen is washed before sewing, so it starts soft and keeps its slubs. A short seam under the V holds the neckline open without a button.',
    fit: 'Boxy and wide, ending at the top of the hip; go one size down if you like less room.',
    care: 'Machine wash at 30 degrees and hang to dry while damp. Skip the iron if you like linen rumpled.',
    price: 249_000, parcelCm: [30, 25, 3],
    colours: {
      White: 'Clean white linen with just enough slub to show that it is not cotton.',
      Mustard: 'Turmeric yellow, strong on its own and best with navy culottes.',
      'Blue Stripe': 'Fine blue lines run from shoulder to hem on white, the way they do on mattress ticking.',
      'Terracotta Dot': 'Small cream dots on roof-tile orange, cheerful without being sweet.',
    } },
  'crew-blouse': {
    pitch: 'A round-necked satin blouse that wears like a T-shirt and looks dressed.',
    story: 'The satin is viscose, matt rather than shiny, and cool against the arms. Sleeves stop at the elbow with a deep stitched cuff, and the neckline is finished with one narrow band. It pulls on over the head with nothing to fasten.',
    fit: 'Relaxed through the chest and short enough to wear untucked; your normal size is right.',
    care: 'Cool gentle wash inside a laundry bag. Press from the wrong side on low heat so the satin does not mark.',
    price: 239_000, parcelCm: [30, 25, 3],
    colours: {
      'Jasmine Cream': 'Brick-red sprigs dance over warm cream, small enough to read as a texture from across a room.',
      'Mist Blue': 'The pale blue of a morning before the haze burns off, lovely with grey or white.',
      Blush: 'A skin-warm pink that softens a dark skirt and takes gold earrings well.',
    } },
  'easy-shirt': {
    pitch: 'Crisp poplin, cut long and loose like a shirt borrowed from a kind older brother.',
    story: 'A pointed collar, one chest pocket and buttoned cuffs keep it a proper shirt. The hem curves up at the sides, so it can hang out over trousers or be half tucked. Poplin this light dries overnight on a hanger.',
    fit: 'Oversized, with a dropped shoulder and a hem that covers the hip; size down for a closer line.',
    care: 'Machine wash at 30 degrees with the collar up and the cuffs undone, then iron on medium.',
    price: 279_000, parcelCm: [32, 25, 3],
    colours: {
      White: 'Plain white with pale buttons: it goes to the office on Monday and over a swimsuit on Sunday.',
      'Pink Stripe': 'Candy-thin pink stripes on white, good with the wide sand palazzo we showed beside it.',
    } },
  'tier-dress': {
    pitch: 'A flower-garden midi in fluid viscose, with two tiers that move when you walk.',
    story: 'The bodice is plain and close so that the skirt can do the talking. Two tiers are gathered, one at the waist and one halfway down, which gives swing without weight. Short sleeves and a modest V make it an easy choice for a lunch that runs late.',
    fit: 'Close at the waist and full in the skirt, falling to mid-calf; between two sizes, choose the larger.',
    care: 'Hand wash cold with mild soap and do not wring, because wet viscose is delicate. Dry in the shade.',
    price: 399_000, parcelCm: [35, 28, 4],
    colours: {
      'Garden Red': 'Cream and peach flowers with deep green leaves stand out on a chilli-red ground.',
      'Garden Cream': 'The same garden by daylight: red and apricot blooms on the colour of coconut milk.',
      'Night Leaf': 'Single leaves in three pale blues drift across navy, as if lit by a street lamp.',
    } },
  'mini-dress': {
    pitch: 'A short cotton dress with a V-neck, made for hot days and flat sandals.',
    story: 'Poplin holds the gathers of the skirt away from the legs, which is where the breeze gets in. The waist seam sits a touch high and the short sleeves are cut with the body, so nothing pinches. It takes about four minutes to iron.',
    fit: 'Fitted to the waist and flared above the knee; choose by your bust measurement.',
    care: 'Wash at 30 degrees with like colours and hang by the shoulders. A warm iron brings the gathers back.',
    price: 359_000, parcelCm: [32, 26, 4],
    colours: {
      'Gingham Sage': 'White and sage checks, as fresh as a picnic cloth and just as hard to spoil.',
      Coral: 'One bright block of coral that needs nothing more than a straw bag.',
      'Blue Blossom': 'White jasmine flowers lie thick on cornflower blue, with no two rows quite in step.',
    } },
  'aline-dress': {
    pitch: 'A sleeveless linen-blend dress that skims, flares and asks for nothing else.',
    story: 'Linen brings the dry texture and viscose brings the fall, so the skirt swings instead of standing. The round neck is faced and topstitched, and a single seam marks the waist without gripping it. Wear it on its own in the heat or under a cardigan in the office chill.',
    fit: 'Semi-fitted at the bust and loose from the waist to just below the knee; true to size.',
    care: 'Gentle wash in cold water and a short spin. Steam or iron on medium with the dress inside out.',
    price: 379_000, parcelCm: [34, 27, 4],
    colours: {
      Olive: 'A leaf green with some brown in it, handsome beside tan leather.',
      Brushstroke: 'Short dabs of navy, terracotta and grey-green fall on off-white like the wiping cloth of a painter.',
      Black: 'Slubby black that stays matt, and a calm base for a batik kimono outer.',
    } },
  'maxi-dress': {
    pitch: 'Three tiers of cotton voile, light as a curtain in an open window.',
    story: 'Each tier is gathered onto the one above, so the skirt widens slowly towards the floor. Voile weighs very little, which lets a long dress stay cool. The bodice has a V-neck, short sleeves and a clear waist.',
    fit: 'Shaped at the waist and ankle length on someone of 165 cm; shorter wearers can take up the last tier.',
    care: 'Wash cold by hand or in a net bag, hang to drip, and smooth the tiers with your palms before they dry.',
    price: 459_000, parcelCm: [36, 28, 5],
    colours: {
      'Jasmine Rose': 'Red sprigs are sprinkled over powder pink, with a little green at each stem.',
      Indigo: 'A plain mid-blue named for the dye pot, deep enough to wear after dark.',
      Ivory: 'Soft ivory with shadows in every gather; add a skin-toned slip if the light is strong.',
    } },
  'gather-skirt': {
    pitch: 'A full cotton skirt with a flat waistband and a generous bell shape.',
    story: 'The gathers start right under the band, softly, so they add volume low down and not at the stomach. Poplin keeps the bell shape through a day of sitting and standing. Tuck in a small top or let a boxy one float above it.',
    fit: 'Sits at the natural waist and ends below the knee; choose by your waist measurement.',
    care: 'Machine wash at 30 degrees inside out, dry away from direct sun, and iron from the waistband down.',
    price: 259_000, parcelCm: [32, 26, 3],
    colours: {
      Olive: 'Quiet green that lets a patterned top have its say; we wear it with lereng cream.',
      'Kawung Brown': 'Kawung, four ovals drawn from the cut fruit of the sugar palm, is an old Javanese sign of a clean heart.',
      'Navy Dot': 'Pin-sized white dots on navy, tidy enough for a meeting.',
    } },
  'button-skirt': {
    pitch: 'A sturdy twill skirt that buttons all the way down and keeps its pockets.',
    story: 'Eight buttons run from band to hem, so you decide how far it opens. The slanted side pockets are deep enough for a phone. Cotton twill of this weight needs no lining and softens with every wash.',
    fit: 'Firm at the waist and A-line to mid-calf; if your waist falls between sizes, go up.',
    care: 'Button it up, turn it inside out and wash at 30 degrees. Expect the colour to mellow as good twill does.',
    price: 299_000, parcelCm: [33, 27, 4],
    colours: {
      'Washed Denim': 'Faded jeans blue with white buttons, ready for a plain T-shirt.',
      Sand: 'Pale wheat with light buttons, easy under a navy or rust top.',
      Rust: 'Iron-red twill with dark buttons that warms up a white shirt.',
    } },
  'wrap-skirt': {
    pitch: 'Wrap, knot, go: a long skirt with the ease of a sarong.',
    story: 'One panel crosses the front and ties at the side, a shape borrowed from the kain our grandmothers wore. The overlap is deep, so it stays closed on a motorbike or a windy platform. Viscose twill falls straight and feels cool behind the knees.',
    fit: 'Adjusts at the tie by about one size and reaches mid-calf; pick the size nearest your hip.',
    care: 'Cold delicate wash with the ties knotted. Hang from the waistband and iron on low.',
    price: 279_000, parcelCm: [33, 26, 3],
    colours: {
      Terracotta: 'The colour of garden pots in the sun, fine with white linen.',
      'Lereng Navy': 'Lereng means slope: cream curls march down the diagonal between gold lines and strings of dots.',
      Black: 'All black, with the tie as its only ornament.',
    } },
  'tier-skirt': {
    pitch: 'Two floating tiers of voile on a flat, comfortable band.',
    story: 'The upper tier overlaps the lower one like a short skirt over a longer one. Cotton voile gathers finely, so there is movement but little bulk. Pair it with something plain and close on top.',
    fit: 'Rests on the waist and finishes around the knee; true to size, with room over the hips.',
    care: 'Hand wash cold and shake the tiers out while wet. Dry on a line, not in the machine.',
    price: 269_000, parcelCm: [32, 25, 3],
    colours: {
      Ivory: 'Warm white with a chalky finish, pretty with anything faded.',
      'Dusty Rose': 'Old-rose pink that looks even better with a grey T-shirt.',
    } },
  'pleated-skirt': {
    pitch: 'Fine knife pleats that open with each step and close again when you stop.',
    story: 'The pleats are set into the crepe with heat, so they survive washing and suitcases. A flat band keeps the top smooth under a tucked shirt. The hem ripples when you take the stairs.',
    fit: 'High on the waist and straight until you move, with a midi length; take the size of your waist.',
    care: 'Cool hand wash, no wringing, and hang by the band so the pleats dry in line. Do not iron across them.',
    price: 289_000, parcelCm: [35, 25, 4],
    colours: {
      Sage: 'Grey-green that turns silver at the edges of the pleats.',
      Camel: 'Caramel-toned and warm, with shadows the shade of strong tea between the folds.',
      Navy: 'Ink blue for offices, graduations and the day after both.',
    } },
  kebaya: {
    pitch: 'The kebaya, loosened up: printed cotton, a crossed front and three metal buttons.',
    story: 'We kept the crossed V front and the long sleeves and let go of the stiffness. A contrast band traces the neckline, cuffs and hem, and three small metal buttons close it. It goes with a kain on a formal day and with palazzo trousers on the others.',
    fit: 'Lightly shaped and hip length, with sleeves to the wrist; order the size you take in a shirt.',
    care: 'Cold hand wash with batik soap or a mild shampoo, then dry in the shade. Iron on the reverse.',
    price: 399_000, parcelCm: [32, 26, 3],
    colours: {
      'Parang Cream': 'Parang rolls in unbroken diagonal waves, a Javanese figure for effort that does not stop.',
      'Truntum Maroon': 'Truntum, small stars on a dark ground, stands for love that blooms again, and parents wear it at Javanese weddings.',
      'Ceplok Teal': 'Eight-petalled cream stars sit in even rows on teal, the geometry that marks a ceplok.',
    } },
  'kimono-outer': {
    pitch: 'An open batik layer with two pockets that turns a plain outfit into a plan.',
    story: 'It hangs straight from the shoulder with wide elbow sleeves and nothing to close. A plain dark band finishes the front edges and the cuffs, and the two pockets take a phone and a folded fan. The viscose slides over a dress without catching.',
    fit: 'Loose and hip length, worn open; stay with your usual size and let it hang.',
    care: 'Wash alone in cold water the first time, without bleach. Hang on a wide hanger out of the sun.',
    price: 429_000, parcelCm: [33, 26, 3],
    colours: {
      'Mega Mendung Indigo': 'Mega mendung, the layered rain cloud of Cirebon batik, asks its wearer to keep a cool head.',
      'Kawung Black': 'Large golden kawung ovals stand in rows on black, drawn with the clear outline of palm fruit.',
      'Tumpal Rust': 'Tumpal triangles usually edge the head of a sarong; on this rust ground they climb the whole cloth like hills.',
    } },
  'batik-dress': {
    pitch: 'A tiered batik dress you can dance in, sit on the floor in and wear to a wedding.',
    story: 'Printed cotton with a little body is gathered into two tiers below a clean, close bodice. The V-neck leaves room for a necklace and the short sleeves leave room for the heat. The motif covers the dress from shoulder to hem, and the gathers bend it gently.',
    fit: 'Trim above the waist, wide below it and mid-calf long; if you are full in the bust, go up one size.',
    care: 'Soak briefly in cold water with batik soap, rinse by hand and dry in the shade, inside out.',
    price: 499_000, parcelCm: [35, 28, 4],
    colours: {
      'Kawung Fine Green': 'Small kawung, interlocked so closely that the ovals turn into circles, on the green of banana leaves in shade.',
      'Nitik Indigo': 'Nitik builds every circle from dots, a batik answer to the look of woven cloth, here white and gold on indigo.',
    } },
  'batik-top': {
    pitch: 'A square-cut batik top for people who think batik is only for Fridays.',
    story: 'Same easy lines as our linen top: V-neck, short wide sleeves, straight hem. The cotton is light and closely woven, so the print stays sharp at the edges. Wear it with jeans and it stops looking like a uniform.',
    fit: 'Wide and slightly cropped, landing at the hip bone; most people keep their regular size.',
    care: 'Hand wash cold, separately at first, and keep it out of strong sun while drying. Warm iron inside out.',
    price: 329_000, parcelCm: [30, 25, 3],
    colours: {
      'Ceplok Rose': 'Four-petalled ceplok flowers and small diamonds tile a rose ground as evenly as a floor.',
      'Lereng Cream': 'Brown commas and ochre lines lean across cream in the sloping order that gives lereng its name.',
    } },
  palazzo: {
    pitch: 'Sweeping trousers with an elastic waist and the drama of a long skirt.',
    story: 'The leg opens from the hip and falls to the floor, with a stitched line down the front that keeps it long. Slanted pockets lie flat in the heavy crepe. A soft elastic waist makes a second helping of rice no trouble.',
    fit: 'High in the waist and very wide, made to brush the top of a flat shoe; size by your hips.',
    care: 'Gentle machine wash in cold water. Hang by the hem so the weight pulls the creases out.',
    price: 299_000, parcelCm: [34, 27, 4],
    colours: {
      Black: 'Deep matt black that makes a batik kebaya look sharper.',
      Sand: 'Pale sand with a pinkish cast in evening light, nice with fine stripes.',
      Terracotta: 'Warm clay from waist to floor: wear one colour on top and stop there.',
    } },
  culotte: {
    pitch: 'Cropped wide trousers that pass for a skirt until you climb on a bicycle.',
    story: 'A linen and viscose blend gives these culottes a crisp swing and a soft inside. The elastic waist is wide and flat, the pockets are slanted and the hem is left generous. Show the ankle and let the air do the rest.',
    fit: 'Comfortable at the waist, roomy at the hip and cropped to mid-calf; your everyday size will do.',
    care: 'Wash at 30 degrees on gentle, pull the legs straight and line dry. Iron with steam if you must.',
    price: 279_000, parcelCm: [32, 26, 3],
    colours: {
      Navy: 'A dark blue that gets along with mustard, white and every stripe we make.',
      Sage: 'Soft herb green for days when black feels too much.',
      'Fine Stripe': 'Thin charcoal pinstripes on oatmeal, cut from the quiet end of the suiting shelf.',
    } },
  tunic: {
    pitch: 'A long-sleeved tunic that covers the hip and still has a shape.',
    story: 'Small darts at the front bring the body in gently below a buttoned placket. The twill has weight enough not to cling and a smooth face that sits well under a hijab. Sleeves finish in a plain cuff that pushes up for wudhu.',
    fit: 'Falls well below the hip with room to move; order your usual size, or one up to layer.',
    care: 'Machine wash cool with similar colours and close the placket first. Low iron, no tumble drying.',
    price: 289_000, parcelCm: [33, 26, 3],
    colours: {
      Sage: 'Muted green with pearly buttons, calm beside an ivory scarf.',
      'Dusty Pink': 'A powdery pink we photographed with the ivory voile hijab, and we would wear it so again.',
      Navy: 'Dark navy with tonal buttons, businesslike until you add a printed shawl.',
      'Garden Cream': "Small brick-red blossoms on cream, like the tablecloth at a favourite aunt's house.",
    } },
  gamis: {
    pitch: 'A full-length gamis in airy crepe, buttoned at the chest and free below.',
    story: 'The waist seam gives the long line a pause, then the skirt widens to the floor. A buttoned placket makes it easy to pull on over a hijab cap, and the sleeves are long with a plain deep cuff. The crepe is opaque and does not need a petticoat.',
    fit: 'Relaxed at the chest and floor length for about 160 to 168 cm; ask any tailor to shorten the straight hem.',
    care: 'Cold gentle wash and no wringing; hung up wet, the crepe needs hardly any ironing.',
    price: 429_000, parcelCm: [36, 28, 5],
    colours: {
      Mauve: 'A smoky purple between plum and rose, worn in our picture with a dusty rose hijab.',
      'Deep Green': 'Forest green with small dark buttons, rich enough for Lebaran.',
      Charcoal: 'A deep ash grey, for work and for condolence visits.',
      Caramel: 'Toasted brown that glows beside cream, ivory or mocha.',
    } },
  'relaxed-tee': {
    pitch: 'The soft T-shirt you reach for before the wardrobe door is fully open.',
    story: 'Modal is knitted in with the cotton, so the jersey is smooth and cool from the first wear. The rib neck is scooped enough to show a collarbone. Side seams run nearly straight, and the sleeves are short without being caps.',
    fit: 'Easy in the body and long enough to tuck; take the size on your other T-shirts.',
    care: 'Wash inside out at 30 degrees and dry flat or on a line to keep the rib in shape.',
    price: 139_000, parcelCm: [30, 25, 2],
    colours: {
      White: 'Soft white, not blue-white, so it suits gold as much as silver.',
      Blush: 'A faint pink, close to a shell held to the light.',
      Black: 'Washed black that is happiest next to denim.',
      'Fine Stripe': 'Narrow black lines circle an off-white body, and the rib neck is left plain.',
    } },
  'crop-tee': {
    pitch: 'Heavy jersey cut short and square, to meet a high waist exactly.',
    story: 'At 240 grams the cotton stands a little away from the body, and that is the point of the shape. The neck rib is narrow and firm. Shoulders drop slightly, and the hem is a plain double row of stitching.',
    fit: 'Wide across the chest and cropped at the waist; your regular size gives the boxy look.',
    care: 'Cold machine wash inside out, line dry, and iron only the hem if it curls.',
    price: 149_000, parcelCm: [28, 24, 3],
    colours: {
      Mustard: 'Yellow with a spoon of brown in it, good above sage culottes.',
      Lilac: 'A cool light purple that lifts grey, denim and tired faces.',
    } },
  cardigan: {
    pitch: 'Five buttons, a V-neck and a fine knit for rooms where the air-conditioning wins.',
    story: 'The 12-gauge knit mixes cotton for coolness with wool for a bit of spring. Ribbing at the hem, cuffs and button band holds the edges flat. Buttoned up, it is a jumper; open, it is a jacket.',
    fit: 'Neat on the shoulder and short at the hip, so it suits dresses; true to size.',
    care: 'Hand wash in cool water with wool soap, press out the water in a towel and dry flat.',
    price: 329_000, parcelCm: [32, 26, 5],
    colours: {
      Oatmeal: 'Porridge beige with pale buttons that disappears politely over prints.',
      Rust: 'Autumn red-brown for a country without autumn, seen here over the brushstroke dress.',
      Navy: 'Classic school-jumper blue with buttons to match.',
    } },
  'long-cardigan': {
    pitch: 'A long open cardigan with two patch pockets for hands, keys and tissues.',
    story: 'Knitted in dense 10-gauge cotton, it has weight but no itch. The rib runs up one front edge, around the neck and down the other in a single band. There is nothing to button, so it simply follows you.',
    fit: 'Straight and roomy to mid-thigh; choose the smaller size if you hover between two.',
    care: 'Cool gentle wash in a large net bag. Reshape and dry lying down, as hanging will lengthen it.',
    price: 389_000, parcelCm: [34, 28, 6],
    colours: {
      Camel: 'Toffee-coloured cotton that makes white jeans look planned.',
      Grey: 'A plain mid grey with every stitch showing, useful with pastels and with black.',
    } },
  'w-hoodie': {
    pitch: 'A cropped hoodie in brushed fleece, for night trains and highland weekends.',
    story: 'The inside is brushed soft and the outside stays smooth. A drawstring hood, a kangaroo pocket and deep ribs at hem and cuffs give it a sporty frame. It is short in the body so that it works over dresses and high-waisted trousers.',
    fit: 'Loose and cropped to the top of the hip; take your usual size and leave room for a T-shirt.',
    care: 'Wash inside out at 30 degrees with the cord tied. Air dry to keep the fleece fluffy.',
    price: 349_000, parcelCm: [34, 28, 7],
    colours: {
      Blush: 'Pale pink all over, with a darker cord to keep it from turning sugary.',
    } },
}

import type { DesignCopy } from '#backend/seed/demo/design.ts'

/** The words and prices of the bags, scarves, hats, belts and footwear, keyed by the manifest's design. */
export const accessoryDesigns: Readonly<Record<string, DesignCopy>> = {
  'canvas-tote': {
    pitch: 'A square canvas tote that carries the market, the laptop and the library book.',
    story:
      'The canvas is stiff enough to stand up while you pack it. Both handles are sewn on with a crossed square of stitching, the part that usually gives way first. Long straps go over a shoulder even with a jacket on.',
    fit: 'About 38 cm wide and 40 cm high, with handles that drop low enough to tuck it under the arm.',
    care: 'Spot clean with a damp cloth; if it needs more, hand wash cold and dry flat so the canvas keeps its corners.',
    price: 179_000,
    parcelCm: [40, 30, 3],
    colours: {
      'Mega Mendung':
        'Blue Cirebon rain clouds, shaded from dark rim to pale heart, float across natural canvas.',
      'Kawung Sogan':
        'Kawung palm fruit in cream on sogan, the warm brown long at home in Javanese batik.',
      'Palm Leaf':
        'Fan palms in three greens tumble over white, as if someone had just swept the yard.',
      Black: 'Solid black, handles and all, and forgiving of coffee.',
      Natural: 'Bare canvas in its own pale colour, which deepens a little with use.',
      Olive: 'Dull army green that pairs with denim and never looks dirty.',
    },
  },
  'market-tote': {
    pitch: 'A wide, low bag in waxed canvas with one big pocket on the front.',
    story:
      'Wax in the cotton lets a passing shower roll off. Short handles keep it close to the hand, and the wide mouth swallows a bunch of kangkung lying down. Keys and phone live in the front pocket.',
    fit: 'Roughly 50 cm wide and 34 cm high, carried by hand or in the crook of the elbow.',
    care: 'Wipe with a cold damp sponge only; hot water and detergent strip the wax.',
    price: 219_000,
    parcelCm: [42, 34, 4],
    colours: {
      Rust: 'Burnt orange-brown that creases lighter at the folds as waxed cloth does.',
      'Navy Stripe': 'Broad navy bands on cream with navy handles, a bag with sea legs.',
      Ikat: 'Stepped diamonds in blue and red echo the blurred edges that ikat gets from tying and dyeing the yarn before weaving.',
      Mustard: 'Loud, sunny yellow that is easy to find under a crowded table.',
    },
  },
  'square-scarf': {
    pitch: 'A small printed voile square for the neck, the hair or the handle of a bag.',
    story:
      'Sixty-two centimetres is enough to knot once at the throat or fold into a headband. The cotton voile is thin, dry and grippy, so it stays tied. All four edges are turned and stitched.',
    fit: 'Measures 62 x 62 cm and ties at the neck with two short ends.',
    care: 'Rinse by hand in cold water with a drop of shampoo, dry in the shade and iron while damp.',
    price: 99_000,
    parcelCm: [20, 15, 2],
    colours: {
      'Parang Maroon':
        'Bold parang, the diagonal wave said to speak of persistence, in cream on maroon with an ochre frame.',
      'Kawung Teal': 'Neat cream kawung on deep teal, closed in by a pale band near the edge.',
      'Mendung Blue':
        'Pale mega mendung clouds crowd a strong blue, the Cirebon picture of rain on its way.',
      'Garden Cream':
        'Poppy-red and apricot flowers inside a thin red line, bright against a plain shirt.',
      'Ceplok Mustard':
        'Little ceplok stars and squares keep perfect order on mustard, edged in dark red.',
      'Truntum Black':
        'Truntum flowers scattered like stars on a night sky, an old Javanese pattern about love returning.',
      'Palm Sage': 'Light and dark palm fans rest on sage, softer than the version on our tote.',
      'Nitik Rose':
        'Ringed dots, set point by point in the nitik manner, cover a rose ground with a maroon edge.',
    },
  },
  'voile-hijab': {
    pitch: 'A large square hijab in cotton voile that folds finely and holds a pin.',
    story:
      'Voile has just enough grip to stay where you put it, without an inner cap if you prefer. The hem is rolled narrow so that the edge frames the face cleanly. It breathes through a full day of classes or meetings.',
    fit: 'At 115 x 115 cm it covers the chest when folded into a triangle.',
    care: 'Wash cold with light colours, never wring, and iron on medium with a little steam for a crisp forehead fold.',
    price: 89_000,
    parcelCm: [22, 16, 2],
    colours: {
      'Dusty Rose': 'A gentle old pink that gives warmth to the face and flatters mauve.',
      Sage: 'Grey-green like dried tea leaves, restful with cream, brown and denim.',
      Mocha: 'Milky coffee brown, the one that goes with nearly every batik.',
      Ivory: 'Creamy white that reads softer than pure white in photographs.',
      Navy: 'Night blue for uniforms, interviews and Friday evenings.',
      Lilac: 'Light purple with a cool edge, a pleasant surprise with charcoal.',
    },
  },
  'drape-shawl': {
    pitch: 'A long viscose shawl that falls in lengthwise folds and stays soft to the touch.',
    story:
      'At 180 centimetres there is enough to wrap the head and let one end hang, or to cover the shoulders on a cold bus. The viscose is fluid and opaque. Its short ends are finished with a stitched hem.',
    fit: 'One size, 70 x 180 cm, long enough to cross once and reach the waist.',
    care: 'Cold hand wash, roll in a towel and dry over a rail; iron cool along the length.',
    price: 129_000,
    parcelCm: [25, 18, 3],
    colours: {
      Caramel: 'Golden brown like melted palm sugar, and bright enough to lift a black outfit.',
      'Truntum Wine':
        'Fine truntum stars on wine red, worn at weddings as a wish that love will keep flowering.',
      'Mist Blue': 'Watery light blue, like distant hills before the sun reaches them.',
      'Lereng Indigo':
        'Slanting lereng bands of white curls and gold lines run down an indigo ground.',
      'Oat Stripe':
        'Lengthwise stripes in straw and brown on an oat base, with a linen-cupboard calm.',
    },
  },
  'bucket-hat': {
    pitch: 'A cotton bucket hat with a stitched brim that keeps its slope.',
    story:
      'Ring after ring of stitching stiffens the brim, so it shades the eyes instead of flopping into them. The crown is flat on top and made of firm twill. It folds into a bag and comes out again without complaint.',
    fit: 'One size for a head of 56 to 59 cm, sitting just above the ears.',
    care: 'Hand wash cool, pull the brim back into shape and let it dry over a bowl.',
    price: 149_000,
    parcelCm: [30, 28, 8],
    colours: {
      Olive: 'Field green with tone-on-tone stitching, made for gardens and hill walks.',
      Ecru: 'Undyed-looking off-white that reflects the midday sun.',
      'Kawung Black': 'Big golden kawung, the four-part palm fruit, wraps crown and brim on black.',
    },
  },
  'six-panel-cap': {
    pitch: 'A plain six-panel cap in washed twill, broken in before you get it.',
    story:
      'Washing takes the shine and stiffness out of the cotton, so the crown settles on the head at once. Each panel has a stitched eyelet, and rows of stitching hold the curve of the visor. A covered button finishes the top, and there is no logo to explain.',
    fit: 'One size, cut for 56 to 60 cm, with a rounded crown of medium depth.',
    care: 'Scrub gently by hand with cool soapy water and air dry on something round. No washing machine, which bends the visor.',
    price: 129_000,
    parcelCm: [28, 20, 12],
    colours: {
      Navy: 'Faded harbour blue that you can wear with anything you own.',
      Sand: 'Light khaki that hides the dust of a long ride.',
      Brick: 'Wall-tile red with a washed look, the brightest thing in a grey outfit.',
    },
  },
  'leather-belt': {
    pitch: 'One strip of vegetable-tanned leather, a solid buckle and stitched edges.',
    story:
      'Vegetable tanning leaves the leather firm at first; it then bends to your waist and darkens over the months. A line of stitching runs along both edges to keep them crisp. The buckle is a simple rectangle, heavy in the hand.',
    fit: 'It is 3.4 cm wide for jeans and chino loops, and comes in 85, 95 and 105 cm; match the belt you wear now.',
    care: 'Keep it dry, wipe with a soft cloth and feed it a little leather balm twice a year.',
    price: 249_000,
    parcelCm: [14, 14, 6],
    colours: {
      Cognac: 'Reddish brown with a glow that grows deeper the more you handle it.',
      Black: 'True black for dark shoes and formal trousers.',
      'Dark Brown': 'The brown of bitter chocolate, a safe partner for navy chinos.',
      Tan: 'Light saddle colour that will show its age first and best.',
      Olive: 'An olive so dark that it reads as black until the sun hits it.',
    },
  },
  'two-strap-sandal': {
    pitch: 'Leather sandals with two buckled straps and a cork footbed that learns your foot.',
    story:
      'Each strap has its own brass buckle, so both a broad foot and a high instep are catered for. The cork bed is stiff for a week and then takes your print. A narrow rim in the strap colour runs around the sole.',
    fit: 'Roomy at the toes in whole sizes 37 to 43; if you wear half sizes, round down.',
    care: 'Brush off dust, wipe the straps with a barely damp cloth and keep the cork away from heaters and puddles.',
    price: 399_000,
    parcelCm: [32, 20, 11],
    colours: {
      Cognac: 'Reddish straps and brass buckles over a honey footbed.',
      Black: 'Black straps make the brass stand out and go straight from the beach to the city.',
    },
  },
  'band-slide': {
    pitch: 'One padded leather band, a moulded footbed, and you are out of the door.',
    story:
      'The band is wide and lightly stuffed, so it holds the foot without an edge to rub. Underneath, the footbed is shaped at the heel and arch. They are as quick to kick off at the mosque as at home.',
    fit: 'Sizes 37 to 43, snug over the instep at first; broad feet should take one size more.',
    care: 'Clean the leather with a dry brush, treat it with neutral cream, and let wet slides dry in the shade.',
    price: 349_000,
    parcelCm: [31, 20, 11],
    colours: {
      Sand: 'Pale biscuit from band to footbed, almost invisible with light trousers.',
      Olive: 'A mossy green band on a khaki footbed, good with raw denim.',
    },
  },
  'flip-flop': {
    pitch: 'Natural-rubber flip-flops with a toe post that does not bite.',
    story:
      'The sole is dense rubber that springs back instead of packing flat. The strap is smooth and slightly rounded, and the post is set a little off centre where the toes part. Sand, rain and wet bathroom tiles are all fine.',
    fit: 'Whole sizes 37 to 43, with the heel flush to the edge; go up when in doubt.',
    care: 'Rinse under the tap and dry out of the sun, which makes rubber brittle.',
    price: 99_000,
    parcelCm: [30, 22, 6],
    colours: {
      Navy: 'Navy straps and rim on a cream sole, tidy as a sailing boat.',
      Terracotta: 'Clay-orange straps with a matching rim that look like a holiday.',
    },
  },
  'cross-sandal': {
    pitch: 'Two soft leather straps cross over the foot, and that is the whole design.',
    story:
      'The straps pass over and under each other and are anchored in the sole, so the cross cannot slide forward. The footbed is leather too, cool and dry under a bare foot. Wear them in around the house for two evenings.',
    fit: 'True to size from 37 to 43, with the cross lying just behind the toes.',
    care: 'Wipe after wear, rub in a clear leather cream each month, and stuff with paper if they get wet.',
    price: 379_000,
    parcelCm: [31, 19, 11],
    colours: {
      Tan: 'Warm tan that darkens to toffee and goes with linen of any shade.',
    },
  },
  'woven-sandal': {
    pitch: 'Four woven leather bands hold the foot lightly and let it breathe.',
    story:
      'The bands are spaced like rungs, each with a little give of its own. Together they spread the pressure, so there is no single sore spot after a day of walking. Slip them on with a skirt, a sarong or rolled chinos.',
    fit: 'Sizes 37 to 43, close at first and easier after a week, so keep to your normal number.',
    care: 'Use a soft toothbrush to get dust out of the weave, then a thin coat of neutral polish.',
    price: 429_000,
    parcelCm: [32, 20, 12],
    colours: {
      Chestnut: 'Dark reddish brown against a pale insole, as polished as an old teak chair.',
    },
  },
}

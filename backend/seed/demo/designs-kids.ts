import type { DesignCopy } from '#backend/seed/demo/design.ts'

/** The copy of every kids' design, keyed by the design's id in the picture manifest. */
export const kidsDesigns: Readonly<Record<string, DesignCopy>> = {
  'kids-tee': {
    pitch:
      'A soft cotton T-shirt that survives mango juice, tree climbing and the wash after both.',
    story:
      'The jersey is light at 170 grams and smooth on the inside, with no scratchy edges at the neck. A rib collar stretches over the head in one pull, and short sleeves leave arms free for the swing.',
    fit: 'Straight and easy, with a little room to grow; choose by age, and go one size up for a tall child.',
    care: 'Machine wash at 40 degrees, inside out when there is a print. Hang up soon and you can skip ironing.',
    price: 89_000,
    parcelCm: [25, 20, 2],
    colours: {
      'Orange Stripe': 'Orange bands on cream with an orange neck, bright beside sea blue shorts.',
      'Sea Stripe': 'Blue-green waves in straight lines, with a collar to match.',
      'Little Fish':
        'A shoal of orange and blue fish swims across cream, and not one of them looks up.',
      'Sunny Day': 'White and yellow suns spin over a blue-green sky, framed by a golden neck.',
      Mint: 'Cool pale green, as fresh as cucumber ice; add leafy shorts.',
      Peach: 'A gentle orange-pink, like the inside of a ripe papaya.',
      Sunshine: 'Strong egg-yolk yellow that you can spot across the whole playground.',
      'Berry Stripe': 'Berry red and thin yellow lines on white, cheerful as fruit ice.',
    },
  },
  'kids-short': {
    pitch: 'Pull-on jersey shorts for running first and thinking later.',
    story:
      'We cut them in a sturdy 220-gram cotton jersey that gives at every jump. The elastic waist has a drawstring for slim waists, and two side pockets hold shells, marbles and half a biscuit.',
    fit: 'Roomy leg to just above the knee; in between sizes, go up.',
    care: 'Wash warm with the rest of the family laundry and empty the pockets first. Tumble drying on low is fine.',
    price: 99_000,
    parcelCm: [24, 20, 2],
    colours: {
      'Sea Blue': 'Blue with a drop of green, the lagoon on a clear day.',
      Coral: 'Reddish orange that laughs back at a sea stripe tee.',
      Navy: 'The dark pair that hides mud until bath time.',
      'Mint Gingham': 'Tiny mint and white squares, like a picnic cloth on legs.',
      Sand: 'Plain beige, calm below a batik shirt on visiting days.',
      Leafy: 'Little green leaves tumbling over the palest green.',
    },
  },
  'kids-set': {
    pitch: 'A T-shirt and shorts that already match, so dressing takes one minute.',
    story:
      'The top carries the pattern and the shorts pick up one colour from it. Both are sewn from 180-gram cotton jersey, with a rib neck above and an elastic drawstring waist below, and each works with other pieces too.',
    fit: 'Comfortable in both parts, neither long nor tight; compare chest and leg length with the size chart.',
    care: 'Wash the two together at 30 degrees so they fade, if at all, as a pair. Dry out of harsh sun.',
    price: 169_000,
    parcelCm: [27, 22, 4],
    colours: {
      'Orange and Sea': 'Orange stripes on top, deep lagoon blue below.',
      'Bird Song': 'Small orange, sand and blue birds chat on cream, with shorts in warm orange.',
      'Mint Stripe': 'Green and white stripes over shorts the colour of banana leaves.',
      'Navy Sun': 'Suns that shine on a navy sky, then step down into yellow shorts.',
      'Peach Dot': 'White dots on peach above clay-coloured shorts, sweet without being sugary.',
      'Lilac Stripe':
        'Lilac lines on white and shorts in full purple, for children who have chosen a favourite colour.',
    },
  },
  'kids-dress': {
    pitch: 'A short-sleeved poplin dress with a skirt gathered wide enough for twirling.',
    story:
      'Light 115-gram poplin keeps it airy on hot days and dries quickly after a splash. Buttons run down the front of the bodice, where small hands can practise, and the skirt falls in full gathers from the waist.',
    fit: 'Easy at the waist and about knee length; pick the usual size for this season or one more for the next.',
    care: 'Wash at 30 degrees and hang by the shoulders while wet. A quick warm iron over the gathers brings back the volume.',
    price: 179_000,
    parcelCm: [28, 22, 3],
    colours: {
      'Coral Blossom':
        'White jasmine sprigs strewn over coral, like petals after a garland is untied.',
      'Cherry Gingham': 'Cherry red and white checks that call for a slice of watermelon.',
      'Sunny Yellow': 'One clear yellow from neck to hem, with pale buttons.',
      'Blue Birds': 'Orange, white and navy birds cross a light blue sky.',
      'Mint Dot': 'White polka dots on mint, as tidy as a row of sweets.',
      Lilac: 'Soft purple without a pattern, lovely with bare feet or white sandals.',
      'Peach Stripe': 'Peach and cream stripes that run sideways and swing with the skirt.',
      Meadow: 'Round yellow, coral and blue flowers on cream, with leaves in between.',
    },
  },
  'kids-batik-shirt': {
    pitch: 'A small batik shirt with real motifs, for school batik days and visits to Grandma.',
    story:
      'We print the same classic patterns the grown-ups wear on a light 110-gram cotton. It has a small collar, a chest pocket and short sleeves, and the front buttons are easy to do up alone.',
    fit: 'Straight cut with space to move; measure the chest and round up.',
    care: 'Hand wash cold with mild soap, no soaking, no bleach. Dry in the shade and iron inside out.',
    price: 189_000,
    parcelCm: [26, 21, 2],
    colours: {
      'Kawung Brown':
        'Rows of four cream petals on brown, the palm-fruit pattern many children learn first.',
      'Mendung Blue':
        "Blue clouds on cream after Cirebon's mega mendung, the pattern of rain and patience.",
      'Ceplok Red':
        'Little starry rosettes in neat ceplok rows on red, fun to count while waiting.',
      'Parang Green': 'Leaning parang waves in cream on green, for someone who keeps trying.',
    },
  },
  'kids-batik-dress': {
    pitch: 'A gathered batik dress that dances at weddings and still feels like a cotton frock.',
    story:
      'The batik is printed on fine 110-gram cotton, so the full skirt stays light even in the afternoon. Pearl-coloured buttons close the front of the bodice, and the sleeves are short and open.',
    fit: 'Loose below a lightly marked waist, ending near the knee; order the current size.',
    care: 'Wash gently by hand in cool water, apart from pale clothes the first time. Let it dry in shade, then iron on the back with the skirt laid flat.',
    price: 219_000,
    parcelCm: [28, 22, 3],
    colours: {
      'Truntum Maroon':
        'Small truntum flowers like stars on maroon, a pattern about affection that keeps growing.',
      'Nitik Indigo': 'Circles made of tiny nitik dots on indigo, as if woven thread by thread.',
    },
  },
}

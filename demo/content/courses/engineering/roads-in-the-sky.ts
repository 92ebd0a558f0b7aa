import type { SampleCourse } from '../../types.ts';

export const roadsInTheSky: SampleCourse = {
  _id: 'roads-in-the-sky',
  name: 'Roads in the Sky: Building on Mountains',
  homepointdescription: [
    'Plan a mountain road on a real contour map',
    'Work out when a slope will slide',
    'Study the Karakoram Highway bend by bend',
    'Present your route and defend its cost',
  ],
  level: 'Advanced',
  category: { name: 'Engineering' },
  shortdescription:
    'How to take a road over a mountain: gradients, bends, slopes, water, tunnels and the judgement that binds them. The Karakoram Highway is our textbook.',
  longdescription: [
    'The Karakoram Highway climbs from the plains at Hasan Abdal to the Khunjerab Pass at about 4,690 metres, through some of the steepest and youngest mountains on earth. Building it took some twenty years. Keeping it open has never stopped.',
    'In this course you become the engineer of a smaller road. You get a contour map, a valley, a village that needs to be reached and a budget. Each module adds a difficulty, and each difficulty has mathematics that a determined teenager can handle: ratios, right-angled triangles and a little friction.',
  ].join('\n\n'),
  duration: '8 weeks',
  learndescription: [
    'Read contours and draw the profile of a route',
    'Choose gradients and lay out hairpin bends',
    'Estimate a slope’s factor of safety',
    'Explain why drainage saves more roads than concrete',
    'Compare a cutting, a bridge and a tunnel by cost and risk',
    'Write a short engineering report',
  ],
  course_includes: [
    '18 short lectures with captions',
    'Contour maps of three valleys, one imaginary',
    'Spreadsheet for slope and cost sums',
    'Friction and slope experiments for a baking tray',
    'Three live design reviews',
  ],
  certificate: ['Roads in the Sky certificate for a reviewed route', 'A two-page report that you may show to anyone'],
  modules: [
    {
      _id: 'roads-in-the-sky-m1',
      name: 'Module 1',
      title: 'Reading the Mountain',
      description: 'Before a road there is a map, and before a map there are careful eyes.',
      time: '1 h',
      lessons: [
        {
          _id: 'roads-in-the-sky-m1-l1',
          name: 'Contours',
          content:
            'A contour joins points of equal height. Lines close together mean steep ground, and where contours make a V that points uphill, there is a stream.',
          lecture: {
            title: 'A potato becomes a map',
            description: 'Slice a potato, trace the slices, and find the cliff.',
          },
        },
        {
          _id: 'roads-in-the-sky-m1-l2',
          name: 'Gradient',
          content:
            'A gradient of 8 per cent rises 8 metres in 100 metres along the level. Heavy trucks struggle on anything much steeper, so climbing 400 metres at 8 per cent needs at least 5 kilometres of road.',
          lecture: {
            title: 'Five kilometres for four hundred metres',
            description: 'Why the village you can see is an hour away.',
          },
        },
        {
          _id: 'roads-in-the-sky-m1-l3',
          name: 'Drawing the profile',
          content:
            'Plot distance along the route against height and the road’s difficulties show at a glance. The vertical scale is usually stretched, so every profile looks more frightening than the drive.',
          lecture: {
            title: 'From winding line to profile',
            description: 'A strip of paper, a map and thirty pencil marks.',
          },
        },
      ],
    },
    {
      _id: 'roads-in-the-sky-m2',
      name: 'Module 2',
      title: 'Bends and Speed',
      description: 'Why a road must wind, and how tightly it may.',
      time: '1 h',
      lessons: [
        {
          _id: 'roads-in-the-sky-m2-l1',
          name: 'Hairpins buy height',
          content:
            'When the hillside is steeper than the road may be, the road must cross it at a slant and turn back. Each hairpin costs a wide flat platform, which is the most expensive part to cut.',
          lecture: {
            title: 'Lacing the hillside',
            description: 'Laying string on a model hill at a steady 8 per cent.',
          },
        },
        {
          _id: 'roads-in-the-sky-m2-l2',
          name: 'Leaning into the curve',
          content:
            'Keeping a car of mass m on a bend of radius r at speed v takes a sideways force of m times v squared over r. Banking the road, called superelevation, lets the road itself supply part of that force.',
          lecture: { title: 'The coin in the bowl', description: 'Speed, radius and a coin that climbs the wall.' },
        },
        {
          _id: 'roads-in-the-sky-m2-l3',
          name: 'Seeing far enough to stop',
          content:
            'Braking distance grows with the square of speed: at 60 kilometres an hour it is four times that at 30. A bend must let the driver see at least as far as the car needs to stop.',
          lecture: { title: 'Braking on gravel', description: 'Measured skids of a toy car on three surfaces.' },
        },
      ],
    },
    {
      _id: 'roads-in-the-sky-m3',
      name: 'Module 3',
      title: 'When Slopes Move',
      description: 'Every mountain is on its way down. The engineer asks how soon.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'roads-in-the-sky-m3-l1',
          name: 'The angle of repose',
          content:
            'Pour dry sand and it settles into a cone of about 34 degrees. Rougher, more angular grains stand steeper, and the angle does not depend on the size of the heap.',
          lecture: { title: 'Cones of sand, sugar and gravel', description: 'Protractor, three heaps, one surprise.' },
        },
        {
          _id: 'roads-in-the-sky-m3-l2',
          name: 'Factor of safety',
          content:
            'Divide what holds a slope by what drives it. For a long dry sandy slope that is tan of the friction angle over tan of the slope angle: with 34 and 25 degrees it is about 1.45, and below 1 it slides.',
          lecture: {
            title: 'Tilting the tray',
            description: 'Raise a tray until it slips, then compare with the sum.',
          },
        },
        {
          _id: 'roads-in-the-sky-m3-l3',
          name: 'Water, the hidden hand',
          content:
            'Water between grains pushes them apart and takes away friction, so a slope that is safe in May may fail in August. The water’s weight matters less than its pressure.',
          lecture: { title: 'The same slope, wet', description: 'A tray, a watering can and a slide you can predict.' },
        },
      ],
    },
    {
      _id: 'roads-in-the-sky-m4',
      name: 'Module 4',
      title: 'Holding the Hill',
      description: 'Walls, drains, nets and plants, and why the cheapest of these is often the best.',
      time: '1 h 5 min',
      lessons: [
        {
          _id: 'roads-in-the-sky-m4-l1',
          name: 'Walls that hold by weight',
          content:
            'A gabion is a wire basket filled with stone. It holds by its own weight, lets water drain through and bends a little instead of cracking, all of which suits mountains.',
          lecture: { title: 'Stone in a basket', description: 'A tissue box, gravel and a wall that forgives.' },
        },
        {
          _id: 'roads-in-the-sky-m4-l2',
          name: 'Drain first',
          content:
            'A ditch above the slope, a pipe beneath the road and a hole through each wall cost little. Most walls that fall were never too weak; they were never meant to hold back water as well as soil.',
          lecture: { title: 'Weep holes', description: 'Two walls, one with holes, one jug.' },
        },
        {
          _id: 'roads-in-the-sky-m4-l3',
          name: 'Ice and falling rock',
          content:
            'Water expands by about nine per cent when it freezes and wedges cracks open, night after night. Rock falls are commonest in the hours of thaw, so nets and ditches catch what cannot be stopped.',
          lecture: {
            title: 'The bottle in the freezer',
            description: 'A full bottle, a cold night and the explanation of a thousand stones.',
          },
        },
      ],
    },
    {
      _id: 'roads-in-the-sky-m5',
      name: 'Module 5',
      title: 'Over, Through or Round',
      description: 'The great decisions: when to cut, when to bridge and when to disappear underground.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'roads-in-the-sky-m5-l1',
          name: 'Cut and fill',
          content:
            'The cheapest road digs from the hill exactly what it needs for the valley side. Loosened rock swells, often by a third or more, so a tonne cut fills more room than it left.',
          lecture: { title: 'Balancing the heaps', description: 'A clay hillside, a spoon and no leftovers.' },
        },
        {
          _id: 'roads-in-the-sky-m5-l2',
          name: 'Attabad',
          content:
            'On 4 January 2010 a landslide at Attabad dammed the Hunza River and drowned part of the highway beneath a new lake. The road that replaced it in 2015 has five tunnels with about seven kilometres of length between them.',
          lecture: { title: 'A lake on the road', description: 'Before and after, on two maps five years apart.' },
        },
        {
          _id: 'roads-in-the-sky-m5-l3',
          name: 'What a tunnel costs',
          content:
            'A tunnel can cost ten or more times as much per kilometre as an open road, yet it needs no snow clearing and no wall. Over fifty years the dearer choice may be the cheaper one.',
          lecture: {
            title: 'Fifty years on one sheet',
            description: 'A spreadsheet that changes its mind as you change one number.',
          },
        },
      ],
    },
    {
      _id: 'roads-in-the-sky-m6',
      name: 'Module 6',
      title: 'Your Road',
      description: 'A valley, a village and a budget: propose a route and stand by it.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'roads-in-the-sky-m6-l1',
          name: 'Three routes',
          content:
            'Always draw at least three different routes before improving any. The first idea is rarely the best, and a rejected route explains the chosen one.',
          lecture: { title: 'Chashma Nala', description: 'The map, the rules and the price list.' },
        },
        {
          _id: 'roads-in-the-sky-m6-l2',
          name: 'Talking to the village',
          content:
            'A route that saves a kilometre may cross a graveyard, an orchard or the only spring. A good engineer asks before drawing the final line and writes the answers into the report.',
          lecture: { title: 'Who owns the apricot trees?', description: 'A farmer, a driver and a doctor speak.' },
        },
        {
          _id: 'roads-in-the-sky-m6-l3',
          name: 'The design review',
          content:
            'State your route, its length, its steepest gradient, its lowest factor of safety and its cost. Then name its weakest point yourself, before anyone else does.',
          lecture: {
            title: 'Ten minutes to defend a road',
            description: 'Two real reviews by students, with the questions.',
          },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'roads-in-the-sky-f1',
      question: 'What mathematics must my child know?',
      description:
        'Ratios, percentages and the tangent of an angle. Tangent is explained again in the first module with a ladder and a wall, for those who have forgotten.',
    },
    {
      questionId: 'roads-in-the-sky-f2',
      question: 'Is it about the Karakoram Highway or about engineering?',
      description:
        'Both. Each idea is first met on the highway and then used on your own small road, so nothing stays a story.',
    },
    {
      questionId: 'roads-in-the-sky-f3',
      question: 'We live in Karachi and have never seen a mountain.',
      description:
        'Then you have no wrong habits. A tray of sand, a fan and a map are enough, and several of our best reviews came from the coast.',
    },
    {
      questionId: 'roads-in-the-sky-f4',
      question: 'How long is the report?',
      description:
        'Two pages and one drawing. A mentor reads it, asks three questions and returns it for one improvement.',
    },
    {
      questionId: 'roads-in-the-sky-f5',
      question: 'Does it count as geography too?',
      description:
        'Much of it does: contours, rivers, weathering and landslides. Several pupils have used their profile in a school project.',
    },
  ],
  testimonials: [
    {
      _id: 'roads-in-the-sky-t1',
      name: 'Sikandar B., age 16, Gilgit',
      coursename: 'Roads in the Sky: Building on Mountains',
      userpic: '/media/people/p20.svg',
      content: 'I have travelled that road all my life and closed my eyes at the bends. Now I look at the drains.',
    },
    {
      _id: 'roads-in-the-sky-t2',
      name: 'Noor E., age 15',
      coursename: 'Roads in the Sky: Building on Mountains',
      userpic: '/media/people/p37.svg',
      content: 'In the review I named my weak point first, and then nobody could frighten me.',
    },
    {
      _id: 'roads-in-the-sky-t3',
      name: 'Tahira B., mother of Sikandar',
      coursename: 'Roads in the Sky: Building on Mountains',
      userpic: '/media/people/p18.svg',
      content:
        'He asked our village elders about the spring before he drew his line. They were astonished, and so was I.',
    },
  ],
};

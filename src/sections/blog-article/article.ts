/** The sample article. Each blog URL shows it (SPEC.md section 2, /blog-details/{id}). */
export const article = {
  title: 'STEAM Education',
  date: '28 July 2023',
  image: '/media/blogs/b1.svg',
  lead: 'A kite needs a little geometry, a little physics, some paper craft and a good eye for colour. Nobody who flies one thinks of four school subjects. That is the whole idea of STEAM.',
  sections: [
    {
      heading: 'What is STEM?',
      paragraphs: [
        'STEM stands for science, technology, engineering and maths. The letters are old friends: science asks why the monsoon comes in July, technology gives us the rain gauge, engineering builds the drain that keeps the lane dry, and maths tells us how wide that drain must be.',
        'Taught apart, each of them can feel like a cupboard with one locked door. Taught together, they become tools that lie on the same table. A child who wants to know how a solar lamp stays bright until midnight needs all four before the evening is over.',
        'The A in STEAM adds the arts. Not as a decoration at the end, but as a way of looking: sketching what you see, choosing a shape that can be held by a small hand, telling the story of what went wrong so that somebody else does not have to repeat it.',
      ],
    },
    {
      heading: 'Why do we need STEAM ?',
      paragraphs: [
        'Many jobs that today’s seven-year-olds will do have no name yet. What we can give them is not a list of facts for those jobs but the habit of trying: guess, test, look honestly at the result, and try again.',
        'There is a nearer reason, too. Pakistan’s everyday puzzles are STEAM puzzles. How much water can a roof in Tharparkar collect? Which wall of the house should stay in the shade? What does a fair timetable for load-shedding look like? Children meet these questions at home, and they like to be taken seriously when they answer.',
        'And the arts keep the door open for those who have been told that they are not the maths type. A girl who embroiders mirror work already knows symmetry. A boy who paints trucks with his uncle already knows scale. We only have to tell them so.',
      ],
    },
    {
      heading: 'Advantages of STEAM?',
      paragraphs: [
        'Children who learn this way ask better questions. They work with others, because a bridge of paper straws needs one person to hold it and another to glue. They become patient with mistakes, since a tower that falls shows exactly where it was weak.',
        'Parents tell us about quieter gains: a child who reads instructions to the end, who measures before cutting, who explains to a grandmother how a rainbow is made and is proud that she understood.',
        'None of this needs a laboratory. A torch, a mirror, some thread, an old newspaper and one good question are enough to begin with this afternoon.',
      ],
    },
  ],
} as const;

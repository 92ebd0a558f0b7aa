import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'BlogPostView',
    purpose: 'A post of the school’s blog: title, date, picture and text in Markdown.',
    use: ['For an article with a URL of its own.'],
    avoid: ['For a rule or a policy: use Own text.', 'For a short notice: use Announcements.'],
    do: { text: 'Start with what the reader can do, and divide the text by headings.', story: 'BlogPost' },
    dont: { text: 'A title of one long word wraps badly.', story: 'BlogPostLongNames' },
    anatomy: [
      ['Top', 'Breadcrumb, title, date and picture. An empty `imageUrl` shows none.'],
      ['Body', 'The Markdown, in a column of 720 px.'],
      ['End', '“Back to Blogs”.'],
    ],
    keyboard: [
      ['Tab', 'Moves through breadcrumb, links of the text and “Back to Blogs”.'],
      ['Enter', 'Follows a link.'],
    ],
    screenReader: [
      'An article with the name of its title, which is the h1 of the page.',
      'Title and text have the language of the school’s content.',
    ],
    related: ['UI/Markdown', 'Sections/Blog list'],
    keywords: ['blog', 'post', 'story', 'news', 'reading'],
  },
  {
    component: 'BlogArticleView',
    purpose: 'The sample article of the kit, with fixed text. It shows the layout before a school has written a post.',
    use: ['For a first look at the blog.'],
    avoid: ['For your own posts: use BlogPostView, which takes their text.'],
    do: { text: 'Keep the order: breadcrumb, title, date, lead, sections.', story: 'BlogArticle' },
    dont: { text: 'Do not publish the sample article on the site of a school.', story: 'BlogPostWithoutPicture' },
    anatomy: [
      ['Top', 'Breadcrumb, title, date, lead and picture.'],
      ['Sections', 'Headings with coloured marks. The first lists the five subjects with their initials.'],
      ['End', '“Back to Blogs”.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the breadcrumb, then to “Back to Blogs”.'],
      ['Enter', 'Follows the link.'],
    ],
    screenReader: ['An article with the name of its title.', 'The initials are hidden, because the subjects follow.'],
    related: ['Sections/Blog list'],
    keywords: ['sample post', 'example', 'template'],
  },
];

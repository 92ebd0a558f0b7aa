import { article } from '../../sections/blog-article/article.ts';
import { BlogArticleView } from '../../sections/blog-article/BlogArticleView.tsx';
import { summary } from '../head.ts';
import { breadcrumbs } from '../json-ld.ts';
import type { Page } from '../page.ts';

export const page: Page = {
  Page: BlogArticleView,
  head: () => ({
    title: article.title,
    description: summary(article.lead),
    // The same article shows whatever the id is, so search engines know it by one address.
    canonical: '/blog-details/b1',
    ...(import.meta.env.SSR && {
      jsonLd: [
        breadcrumbs([
          { name: 'Blogs', path: '/blogs' },
          { name: article.title, path: '/blog-details/b1' },
        ]),
      ],
    }),
  }),
};

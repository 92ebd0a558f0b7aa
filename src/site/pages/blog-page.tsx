import { useQuery } from '../../data/DataProvider.tsx';
import { blog } from '../../data/endpoints.ts';
import { isNotFound } from '../../data/http.ts';
import { formatDay } from '../../domain/day.ts';
import { AttachmentsView } from '../../sections/attachments/AttachmentsView.tsx';
import { article } from '../../sections/blog-article/article.ts';
import { BlogArticleView } from '../../sections/blog-article/BlogArticleView.tsx';
import { BlogPostView } from '../../sections/blog-article/BlogPostView.tsx';
import { type Head, summary } from '../head.ts';
import { blogPosting, breadcrumbs } from '../json-ld.ts';
import { LoadFailed, Loading } from '../LoadFailed.tsx';
import { NotFound } from '../NotFound.tsx';
import { type Page, type Params, useSchool } from '../page.ts';

const idOf = (params: Params) => params.id ?? '';

/** A post of the school. Without posts, the article of SPEC.md for every id. */
function BlogDetails({ params }: { params: Params }) {
  const { hasBlogs } = useSchool();
  return hasBlogs ? <OwnPost id={idOf(params)} /> : <BlogArticleView />;
}

function OwnPost({ id }: { id: string }) {
  const { data, error } = useQuery(blog(id));
  if (data)
    return (
      <BlogPostView title={data.title} day={formatDay(data.day)} imageUrl={data.imageUrl} text={data.text}>
        {data.attachments.length > 0 && <AttachmentsView attachments={data.attachments} />}
      </BlogPostView>
    );
  if (!error) return <Loading label="Loading the post" />;
  if (!isNotFound(error)) return <LoadFailed title="This post could not be loaded" endpoint={blog(id)} />;
  return <NotFound title="This post is not here">It may have been moved. The others are still there.</NotFound>;
}

/** All ids have the same canonical URL. */
const articleHead = (): Head => ({
  title: article.title,
  description: summary(article.lead),
  canonical: '/blog-details/b1',
  ...(import.meta.env.SSR && { jsonLd: [trail(article.title, 'b1')] }),
});

const trail = (name: string, id: string) =>
  breadcrumbs([
    { name: 'Blogs', path: '/blogs' },
    { name, path: `/blog-details/${encodeURIComponent(id)}` },
  ]);

export const page: Page = {
  Page: BlogDetails,
  queries: (params, { hasBlogs }) => (hasBlogs ? [blog(idOf(params))] : []),
  status: (params, read) => {
    const { error } = read(blog(idOf(params)));
    if (!error) return 200;
    return isNotFound(error) ? 404 : 503;
  },
  head: (params, read, school) => {
    if (!school.hasBlogs) return articleHead();
    const { data } = read(blog(idOf(params)));
    if (!data) return { title: 'Blogs', description: `A post of ${school.name}.`, noIndex: true };
    return {
      title: data.title,
      description: summary(data.text.replace(/[#*_>`[\]]/g, '')),
      ...(data.imageUrl && { image: data.imageUrl }),
      ...(import.meta.env.SSR && { jsonLd: [blogPosting(data, school), trail(data.title, data.id)] }),
    };
  },
};

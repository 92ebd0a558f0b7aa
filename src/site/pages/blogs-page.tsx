import { useQuery } from '../../data/DataProvider.tsx';
import { blogs } from '../../data/endpoints.ts';
import { formatDay } from '../../domain/day.ts';
import { textOfSchool } from '../../domain/school.ts';
import { BlogListView } from '../../sections/blog-list/BlogListView.tsx';
import { posts } from '../../sections/blog-list/posts.ts';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { LoadFailed, Loading } from '../LoadFailed.tsx';
import { type Page, useSchool } from '../page.ts';
import { schoolText } from '../SchoolText.tsx';

function Blogs() {
  const school = useSchool();
  return (
    <>
      <PageBanner title="Blogs" description={schoolText(school, 'blogsText')} image="/media/banners/blogs.svg" />
      {school.hasBlogs ? <OwnPosts /> : <BlogListView posts={posts} />}
    </>
  );
}

function OwnPosts() {
  const { data, error } = useQuery(blogs);
  if (error) return <LoadFailed heading="h2" title="The posts could not be loaded" endpoint={blogs} />;
  if (!data) return <Loading $list label="Loading the posts" />;
  return (
    <BlogListView posts={data.map(({ id, title, day, imageUrl }) => ({ id, title, imageUrl, date: formatDay(day) }))} />
  );
}

export const page: Page = {
  Page: Blogs,
  head: (_params, _read, school) => ({
    title: 'Blogs',
    description: textOfSchool(school, 'blogsDescription') || `The posts of ${school.name}.`,
  }),
};

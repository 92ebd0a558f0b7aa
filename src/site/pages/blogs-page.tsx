import { BlogListView } from '../../sections/blog-list/BlogListView.tsx';
import { posts } from '../../sections/blog-list/posts.ts';
import { brand } from '../../tokens/brand.ts';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import type { Page } from '../page.ts';

function Blogs() {
  return (
    <>
      <PageBanner
        title="Blogs"
        description="Notes from our teachers: things to try, things that went wrong, things worth asking."
        image="/media/banners/blogs.svg"
      />
      <BlogListView posts={posts} />
    </>
  );
}

export const page: Page = {
  Page: Blogs,
  head: () => ({
    title: 'Blogs',
    description: `Ideas and experiments for curious families, from the teachers of ${brand.product}.`,
  }),
};

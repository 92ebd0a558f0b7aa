import type { ReactNode } from 'react';
import { PageColumn } from '../../ui/band/Band.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { Body, Columns, Day, Drawing, End, Part, Text, Title, Top } from './blog-article.style.ts';

export interface BlogPostViewProps {
  /** The post's heading. */
  title: string;
  /** The date, already formatted. */
  day: string;
  /** The picture's URL; '' shows none. */
  imageUrl: string;
  /** Markdown; HTML in it is shown as text. */
  text: string;
  /** Content below the text, such as files to download. */
  children?: ReactNode;
}

/** A post of the school's blog. */
export function BlogPostView({ title, day, imageUrl, text, children }: BlogPostViewProps) {
  const contentText = useContentText();
  return (
    <article aria-labelledby="article-title">
      <Top>
        <PageColumn>
          <Columns>
            <Text>
              <Breadcrumb
                items={[
                  { label: 'Blogs', href: '/blogs' },
                  { label: title, lang: contentText.lang },
                ]}
              />
              <Title id="article-title" {...contentText}>
                {title}
              </Title>
              <Day>{day}</Day>
            </Text>
            {imageUrl !== '' && <Drawing src={imageUrl} alt="" width={640} height={400} eager />}
          </Columns>
        </PageColumn>
      </Top>
      <Body>
        <Part $colour={0}>
          <Markdown>{text}</Markdown>
        </Part>
        {children && <Part $colour={0}>{children}</Part>}
        <End>
          <ButtonLink href="/blogs">Back to Blogs</ButtonLink>
        </End>
      </Body>
    </article>
  );
}

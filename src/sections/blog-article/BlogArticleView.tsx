import { subjects } from '../../tokens/limits.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { article } from './article.ts';
import { Body, Columns, Day, Drawing, End, Lead, Letters, Part, Text, Title, Top } from './blog-article.style.ts';

/** The sample article, with a breadcrumb to the list of blogs. */
export function BlogArticleView() {
  return (
    <article aria-labelledby="article-title">
      <Top>
        <PageColumn>
          <Columns>
            <Text>
              <Breadcrumb items={[{ label: 'Blogs', href: '/blogs' }, { label: article.title }]} />
              <Title id="article-title">{article.title}</Title>
              <Day>{article.date}</Day>
              <Lead>{article.lead}</Lead>
            </Text>
            <Drawing src={article.image} alt="" width={640} height={400} eager />
          </Columns>
        </PageColumn>
      </Top>
      <Body>
        {article.sections.map(({ heading, paragraphs }, index) => (
          <Part key={heading} $colour={index}>
            <h2>{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {index === 0 && (
              <Letters>
                {subjects.map((subject) => (
                  <li key={subject}>
                    <b aria-hidden="true">{subject[0]}</b>
                    {subject}
                  </li>
                ))}
              </Letters>
            )}
          </Part>
        ))}
        <End>
          <ButtonLink href="/blogs">Back to Blogs</ButtonLink>
        </End>
      </Body>
    </article>
  );
}

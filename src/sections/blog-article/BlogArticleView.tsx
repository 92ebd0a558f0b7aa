import { styled } from '../../style/styled.ts';
import { widths } from '../../tokens/scale.ts';
import { Band } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { article } from './article.ts';

/** The article, in a column that is easy to read, with the way back to the list. */
export function BlogArticleView() {
  return (
    <Band as="article" labelledBy="article-title">
      <Column>
        <Day>{article.date}</Day>
        <Title id="article-title">{article.title}</Title>
        <Lead>{article.lead}</Lead>
        <Drawing src={article.image} alt="" width={640} height={400} eager />
        {article.sections.map(({ heading, paragraphs }) => (
          <Part key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Part>
        ))}
        <p>
          <ButtonLink href="/blogs" variant="outlined">
            Back to Blogs
          </ButtonLink>
        </p>
      </Column>
    </Band>
  );
}

const Column = styled('div')`
  display: grid;
  gap: var(--space-5);
  max-inline-size: ${widths.reading}px;
  margin-inline: auto;
`;

const Day = styled('p')`
  color: var(--accent);
  font: 600 var(--text-sm)/1.3 var(--font-display);
`;

const Title = styled('h1')`
  margin-block-start: calc(-1 * var(--space-3));
  font-size: clamp(var(--text-2xl), 1.2em + 3vw, var(--text-3xl));
`;

const Lead = styled('p')`
  color: var(--muted);
  font-size: var(--text-lg);
  line-height: 1.55;
`;

const Drawing = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 8 / 5;
  border-radius: var(--radius-lg);
`;

const Part = styled('section')`
  display: grid;
  gap: var(--space-4);
  & > h2 {
    margin-block-start: var(--space-4);
    font-size: var(--text-xl);
  }
  & > p {
    line-height: 1.75;
  }
`;

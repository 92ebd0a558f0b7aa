import { useId } from 'react';
import type { Testimonial } from '../../domain/entities.ts';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { initialsPicture } from '../../ui/picture/initials.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';

export interface CourseTestimonialsViewProps {
  /** The testimonials of the course. An empty list renders nothing. */
  testimonials: readonly Testimonial[] | undefined;
}

/** The testimonials of a course: two side by side from 1024 px on (SPEC.md section 9). */
export function CourseTestimonialsView({ testimonials = [] }: CourseTestimonialsViewProps) {
  const id = useId();
  const contentText = useContentText();
  if (testimonials.length === 0) return null;
  return (
    <Band tone="sunken" labelledBy={id}>
      <SectionHeading id={id} title="What Our Learners Say" eyebrow="Testimonials" />
      <Carousel
        label="Testimonials of this course"
        items={testimonials}
        keyOf={({ id }) => id}
        perView={perView}
        render={({ name, courseName, imageUrl, content }) => (
          <Voice>
            <blockquote {...contentText}>{content}</blockquote>
            <figcaption>
              <Face src={imageUrl} fallback={initialsPicture(name)} alt="" width={64} height={64} />
              <span>
                <b {...contentText}>{name}</b>
                <small {...contentText}>{courseName}</small>
              </span>
            </figcaption>
          </Voice>
        )}
      />
    </Band>
  );
}

const perView = [
  { min: 0, slides: 1 },
  { min: 1024, slides: 2 },
] as const;

const Voice = styled('figure')`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  block-size: 100%;
  padding: clamp(20px, 3vw, 36px);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  & blockquote {
    flex: 1;
    text-wrap: pretty;
  }
  & figcaption {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & b {
    display: block;
    font: 600 var(--text-md)/1.3 var(--font-display);
  }
  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;

const Face = styled(Picture)`
  flex: none;
  inline-size: 64px;
  block-size: 64px;
  border-radius: 50%;
`;

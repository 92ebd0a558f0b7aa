import { useId } from 'react';
import type { Testimonial } from '../../domain/entities.ts';
import { styled } from '../../style/styled.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';

export interface CourseTestimonialsViewProps {
  /** What people said of the course. Without any nothing renders. */
  testimonials: readonly Testimonial[] | undefined;
}

/** The voices of a course: two beside each other on wide screens. */
export function CourseTestimonialsView({ testimonials = [] }: CourseTestimonialsViewProps) {
  const id = useId();
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title="What Our Learners Say" />
      <Carousel
        label="What our learners say"
        items={testimonials}
        keyOf={(voice) => voice._id}
        perView={[
          { min: 0, slides: 1 },
          { min: 1024, slides: 2 },
        ]}
        gap={24}
        render={(voice) => (
          <Card>
            <Words>{voice.content}</Words>
            <Who>
              <Face src={voice.userpic} alt="" width={56} height={56} />
              <span>
                <strong>{voice.name}</strong>
                <small>{voice.coursename}</small>
              </span>
            </Who>
          </Card>
        )}
      />
    </section>
  );
}

const Card = styled('figure')`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  block-size: 100%;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
`;

const Words = styled('blockquote')`
  flex: 1;
  text-wrap: pretty;
`;

const Who = styled('figcaption')`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  line-height: 1.35;
  & strong,
  & small {
    display: block;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;

const Face = styled(Picture)`
  flex: none;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 50%;
`;

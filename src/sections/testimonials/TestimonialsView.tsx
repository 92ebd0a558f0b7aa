import { useId } from 'react';
import type { Testimonial } from '../../domain/entities.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { initialsPicture } from '../../ui/picture/initials.ts';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Card, Course, Face, Name, Quote, Space, Who } from './testimonials.style.ts';

export interface TestimonialsViewProps {
  /** The testimonials. An empty or failed list renders nothing. */
  testimonials: readonly Testimonial[] | undefined;
  /**
   * The state of the request.
   * @default 'loaded'
   */
  status?: 'loading' | 'loaded' | 'failed';
}

/** The testimonials of the home page: two side by side from 768 px on, 35 px apart (SPEC.md section 9). */
export function TestimonialsView({ testimonials = [], status = 'loaded' }: TestimonialsViewProps) {
  const id = useId();
  const contentText = useContentText();
  if (status !== 'loading' && testimonials.length === 0) return null;
  return (
    <Band labelledBy={id}>
      <SectionHeading id={id} align="center" title="What Families Say" eyebrow="Testimonials" />
      {status === 'loading' ? (
        <Space>
          <Spinner label="Loading the testimonials" />
        </Space>
      ) : (
        <Carousel
          label="Testimonials"
          items={testimonials}
          keyOf={({ id }) => id}
          perView={perView}
          gap={35}
          render={({ name, courseName, imageUrl, content }) => (
            <Card>
              <Quote {...contentText}>{content}</Quote>
              <Who>
                <Face src={imageUrl} fallback={initialsPicture(name)} alt="" width={64} height={64} />
                <span>
                  <Name {...contentText}>{name}</Name>
                  <Course {...contentText}>{courseName}</Course>
                </span>
              </Who>
            </Card>
          )}
        />
      )}
    </Band>
  );
}

const perView = [
  { min: 0, slides: 1 },
  { min: 768, slides: 2 },
] as const;

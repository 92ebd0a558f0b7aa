import { useId } from 'react';
import type { Announcement } from '../../domain/entities.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Bullets, Card, Drawing, Space, Text, Title } from './announcements.style.ts';

export interface AnnouncementsViewProps {
  /** The announcements. An empty or failed list renders nothing. */
  announcements: readonly Announcement[] | undefined;
  /**
   * The state of the request.
   * @default 'loaded'
   */
  status?: 'loading' | 'loaded' | 'failed';
}

/** The banner of announcements, one at a time. */
export function AnnouncementsView({ announcements = [], status = 'loaded' }: AnnouncementsViewProps) {
  const id = useId();
  const contentText = useContentText();
  if (status !== 'loading' && announcements.length === 0) return null;
  return (
    <Band tone="sunken" labelledBy={id}>
      <SectionHeading id={id} title="Announcements" eyebrow="What is new" />
      {status === 'loading' ? (
        <Space>
          <Spinner label="Loading the announcements" />
        </Space>
      ) : (
        <Carousel
          label="News"
          items={announcements}
          keyOf={({ id }) => id}
          perView={[{ min: 0, slides: 1 }]}
          gap={24}
          render={({ title, highlights, imageUrl }) => (
            <Card>
              <Text>
                {title && <Title {...contentText}>{title}</Title>}
                <Bullets>
                  {highlights.map((point, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no ids and are never reordered
                    <li key={index} {...contentText}>
                      {point}
                    </li>
                  ))}
                </Bullets>
              </Text>
              <Drawing src={imageUrl} alt="" width={800} height={450} />
            </Card>
          )}
        />
      )}
    </Band>
  );
}

import { Icon } from '../icon/Icon.tsx';
import { arrow, pause, play } from '../icon/paths.ts';
import { Bar, Bars, Controls, Count, Round } from './carousel.style.ts';

interface CarouselControlsProps {
  page: number;
  pages: number;
  onChoose: (page: number) => void;
  /** Undefined without autoplay. */
  playing?: boolean;
  onPlaying: (playing: boolean) => void;
}

/** If there are more pages, a counter replaces the dots. */
const mostDots = 8;

/** The controls of a carousel. If all slides fit on one page, they are invisible but keep their space. */
export function CarouselControls({ page, pages, onChoose, playing, onPlaying }: CarouselControlsProps) {
  return (
    <Controls $shown={pages > 1}>
      {playing !== undefined && (
        <Round type="button" aria-label={playing ? 'Pause' : 'Play'} onClick={() => onPlaying(!playing)}>
          <Icon path={playing ? pause : play} />
        </Round>
      )}
      <Round type="button" $back aria-label="Previous slide" onClick={() => onChoose((page || pages) - 1)}>
        <Icon path={arrow} ahead />
      </Round>
      {pages > mostDots ? (
        // One text node: React would not update the others after a page translator has replaced them.
        <Count>{`${page + 1} / ${pages}`}</Count>
      ) : (
        <Bars>
          {Array.from({ length: pages }, (_, index) => index).map((index) => (
            <li key={index}>
              <Bar
                type="button"
                aria-label={`Go to slide ${index + 1}`}
                aria-current={index === page ? 'true' : undefined}
                onClick={() => onChoose(index)}
              />
            </li>
          ))}
        </Bars>
      )}
      <Round type="button" aria-label="Next slide" onClick={() => onChoose((page + 1) % pages)}>
        <Icon path={arrow} ahead />
      </Round>
    </Controls>
  );
}

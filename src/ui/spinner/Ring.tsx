import { withMotion } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { durationPulse, durationTurn, easingPulse, easingTurn } from '../../tokens/effects.ts';

/** The ring of the spinner, 1em wide, without a label. With reduced motion, it pulses instead of turning. */
export const Ring = styled('span')`
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  flex: none;
  border: 0.14em solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  forced-color-adjust: none;
  animation: ring-breathe ${durationPulse} ${easingPulse} infinite alternate;
  ${withMotion} {
    animation: ring-turn ${durationTurn} ${easingTurn} infinite;
  }
  @media (forced-colors: active) {
    color: CanvasText;
  }
  @keyframes ring-breathe {
    to { opacity: 0.35; }
  }
  @keyframes ring-turn {
    to { rotate: 1turn; }
  }
`;

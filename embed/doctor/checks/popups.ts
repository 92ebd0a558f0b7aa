import type { Check } from '../context.ts';
import { openingTag } from '../placements.ts';

/** Pop-ups of JavaScript libraries. A native `<dialog>` handles the focus in shadow roots correctly. */
const popup = '[role=dialog]:not(dialog), [role=alertdialog]:not(dialog), [aria-modal=true]:not(dialog)';

/** Reports a widget in a pop-up of a library, whose focus trap skips shadow roots by default. */
export const checkPopups: Check = ({ placements }) =>
  placements.flatMap((placement) =>
    placement.host.closest(popup)
      ? [
          {
            verdict: 'note' as const,
            title: `${openingTag(placement)} is in a pop-up`,
            detail: 'Libraries that keep the keyboard focus in a pop-up, such as focus-trap, skip shadow roots.',
            remedy: 'If the Tab key does not reach the widget, give the library this option:',
            code: 'tabbableOptions: { getShadowRoot: true }',
          },
        ]
      : [],
  );

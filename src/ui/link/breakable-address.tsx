import { Fragment } from 'react';

/** An e-mail address that breaks after `@` and dots, not inside a word. */
export const breakableAddress = (address: string) => (
  <bdi>
    {address.split(/(?<=[@.])/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);

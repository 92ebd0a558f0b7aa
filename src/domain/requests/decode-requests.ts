import { type Decode, ShapeError } from '../decode.ts';
import { isRow, text } from '../text.ts';
import { type OwnRequest, requestPath, type StartSeats } from './request-form.ts';
import { isRequestState } from './states.ts';

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

/** `course/seats/{id}`: the seats of a course for each day on which it starts. */
export const seats: Decode<StartSeats[]> = (raw) => {
  const starts = isRow(raw) && Array.isArray(raw.starts) ? raw.starts : undefined;
  if (!starts) throw new ShapeError('The answer holds no starts.');
  return starts
    .filter(isRow)
    .map(({ day, left, waiting }) => ({ day: text(day), left: numberIn(left), waiting: numberIn(waiting) ?? 0 }));
};

/** The response to a request for a seat: the address of the parent's page about it. */
export const requestStored: Decode<{ address: string }> = (raw) => {
  const data = isRow(raw) && raw.success === true && isRow(raw.data) ? raw.data : {};
  const address = text(data.address);
  if (!address.startsWith(`${requestPath}?key=`)) throw new ShapeError('The answer names no page of the request.');
  return { address };
};

/** `POST user/requests`: the requests of the account. */
export const ownRequests: Decode<OwnRequest[]> = (raw) => {
  const rows = isRow(raw) && Array.isArray(raw.requests) ? raw.requests.filter(isRow) : undefined;
  if (!rows) throw new ShapeError('The answer holds no requests.');
  return rows.flatMap((row) => {
    const state = text(row.state);
    const address = text(row.address);
    if (!isRequestState(state) || !address.startsWith(`${requestPath}?`)) return [];
    const { reference, courseName, startDay, childName } = row;
    return [
      {
        state,
        address,
        reference: text(reference),
        courseName: text(courseName),
        startDay: text(startDay),
        childName: text(childName),
      },
    ];
  });
};

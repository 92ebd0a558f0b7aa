import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOutsideAges } from '../../../src/domain/requests/age.ts';
import { referenceFor, referencePrefix } from '../../../src/domain/requests/reference.ts';
import { holdMs, whatsappMessage } from '../../../src/domain/requests/request-settings.ts';
import {
  countSeats,
  firstState,
  freeSeats,
  type SeatUse,
  seatsLeft,
  stateWithSeats,
  takesSeat,
} from '../../../src/domain/requests/seats.ts';
import { nextStates, type RequestState, requestStates } from '../../../src/domain/requests/states.ts';

const now = 1_000_000;
const use = (state: RequestState, heldUntil: number | null = null): SeatUse => ({ state, heldUntil });
const anyUse = fc.record({
  state: fc.constantFrom(...requestStates),
  heldUntil: fc.constantFrom(null, now - 1, now + 1),
});

describe('The seats of a course on a start day', () => {
  it('are taken by enrolments, and held by payments until their time ends', () => {
    const uses = [use('enrolled'), use('payment', now + 1), use('payment', now), use('new'), use('waiting')];
    const seats = countSeats('3', uses, now);
    expect(seats).toEqual({ total: 3, enrolled: 1, held: 1, waiting: 1 });
    expect(freeSeats(seats)).toBe(1);
  });

  it('are unlimited if the school sets no number', () => {
    expect(freeSeats(countSeats('', [use('enrolled')], now))).toBe(Number.POSITIVE_INFINITY);
  });

  it('are reserved for the waiting list, so that a new request cannot overtake it', () => {
    const seats = countSeats('2', [use('enrolled'), use('waiting')], now);
    expect([freeSeats(seats), seatsLeft(seats), firstState(seats)]).toEqual([1, 0, 'waiting']);
    expect(firstState(countSeats('2', [use('enrolled')], now))).toBe('new');
  });

  it('are never assigned twice, whatever states the staff choose', () => {
    const presses = fc.array(fc.tuple(fc.nat(7), fc.constantFrom(...requestStates)), { maxLength: 60 });
    fc.assert(
      fc.property(
        fc.array(anyUse, { minLength: 8, maxLength: 8 }),
        fc.integer({ min: 1, max: 4 }),
        presses,
        (all, total, steps) => {
          const uses = all.map(({ state }) => use(state === 'enrolled' || state === 'payment' ? 'new' : state));
          for (const [index, wanted] of steps) {
            const request = uses[index] ?? use('new');
            const state = stateWithSeats(request, wanted, countSeats(String(total), uses, now), now);
            uses[index] = use(state, state === 'payment' ? now + 1 : null);
            expect(uses.filter((one) => takesSeat(one, now)).length).toBeLessThanOrEqual(total);
          }
        },
      ),
    );
  });

  it('stay with a request that holds one: it can be enrolled although no other seat is free', () => {
    const full = countSeats('1', [use('payment', now + 1)], now);
    expect(stateWithSeats(use('payment', now + 1), 'enrolled', full, now)).toBe('enrolled');
    const taken = countSeats('1', [use('payment', now), use('enrolled')], now);
    expect(stateWithSeats(use('payment', now), 'enrolled', taken, now)).toBe('waiting');
  });
});

describe('The states of a request', () => {
  it('all have a next state, and a new request is enrolled in at most three steps', () => {
    for (const state of requestStates) expect(nextStates[state].length).toBeGreaterThan(0);
    expect(nextStates.new).toContain('contacted');
    expect(nextStates.contacted).toContain('payment');
    expect(nextStates.payment).toContain('enrolled');
  });
});

describe('The reference of a request', () => {
  it('starts with the initials of the school in Latin letters', () => {
    expect(referencePrefix('STEAM Bazaar')).toBe('SB');
    expect(referencePrefix('École d’été')).toBe('EDE');
    expect(referencePrefix('قراقرم اسکول')).toBe('R');
  });

  it('has four digits, and more when many are taken', () => {
    expect(referenceFor('STEAM Bazaar', 0, 0)).toBe('SB-1000');
    expect(referenceFor('STEAM Bazaar', 0, 0.99999)).toBe('SB-9999');
    expect(referenceFor('STEAM Bazaar', 4, 0.99999)).toBe('SB-99999');
  });
});

describe('A request for a course with an age range', () => {
  it.each([
    ['8-13', '7', true],
    ['8-13', '8', false],
    ['8–13', '13', false],
    ['8-13', '14', true],
    ['12+', '19', false],
    ['12+', '11', true],
    ['9', '9', false],
    ['', '4', false],
    ['8-13', '', false],
  ])('of "%s" and a child of "%s" is outside the range: %s', (ages, age, isOutside) =>
    expect(isOutsideAges(ages, age)).toBe(isOutside),
  );
});

describe('The settings of a school for requests', () => {
  it('hold a seat for 48 hours unless the school says otherwise', () => {
    expect(holdMs({ holdHours: '' })).toBe(48 * 3_600_000);
    expect(holdMs({ holdHours: '24' })).toBe(24 * 3_600_000);
  });

  it('insert name, course and reference into the school’s message, also names that contain $', () => {
    const fill = { name: 'Sana $& Co', course: 'Robots', reference: 'SB-4821' };
    expect(whatsappMessage({ whatsappText: '{reference}: {name}, {course} {name}' }, fill)).toBe(
      'SB-4821: Sana $& Co, Robots Sana $& Co',
    );
  });
});

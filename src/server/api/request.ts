import type { CourseSeats } from '../../content/site/site.ts';
import { enrolTarget } from '../../domain/enrol.ts';
import { isOutsideAges } from '../../domain/requests/age.ts';
import { requestAddress } from '../../domain/requests/request-form.ts';
import type { School } from '../../domain/school.ts';
import { createRequest, type RequestForm } from '../../records/requests/requests.ts';
import { type FieldErrors, HttpError, tooMany } from './http-error.ts';
import { jsonAnswer, parse } from './json.ts';
import { perNetwork, perWindow } from './limits.ts';
import { readPhone } from './phone.ts';
import { requestBody } from './request-schemas.ts';
import type { PostHandler } from './services.ts';

const windowMs = 10 * 60_000;
const dayMs = 86_400_000;
/** Requests for one phone number per day: enough for a family with many children. */
const perPhone = perWindow('request-phone', 10, dayMs);

/**
 * `POST request`: a parent asks for a seat. The response does not reveal whether the phone number is already known.
 */
export const askForSeat: PostHandler = async (services, { body, address }) => {
  const { db, limits, settings, now, count } = services;
  const { school, seats, day } = services.site();
  const { course, attempt = '', partner = '', website, confirmAge, ...typed } = parse(requestBody, body);
  const form = checkRequest({ school, course: seats.get(course), day }, { ...typed, partner });
  if (form.isAgeOutside && confirmAge === undefined) throw ageQuestion(form.ages, form.childAge);

  const { isAgeOutside, ages, ...stored } = form;
  const turns = [
    ...perNetwork('request', settings.limits.contact, windowMs, address),
    { rule: perPhone, who: form.phone },
  ];
  const wait = await limits.takeAll(turns);
  if (wait > 0) throw tooMany('Too many requests were sent from here. Please try again later, or call us.', wait);
  const { row, isNew } = await createRequest(db, stored, {
    now: now(),
    school: school.name,
    attempt,
    by: '',
    isSpam: website !== undefined,
    seats: seats.get(course)?.seats ?? '',
  });
  if (isNew && website === undefined && partner !== '') count('request', partner);
  const data = { reference: row.reference, address: requestAddress(row.secret) };
  return jsonAnswer(201, { success: true, data });
};

/** The error for an age outside the range of a course. The parent may confirm the age and send the request again. */
function ageQuestion(ages: string, age: string): HttpError {
  const message = `This course is for ages ${ages.replace('-', ' to ')}, and your child is ${age}. Is that right?`;
  return new HttpError(422, message, { errors: { confirmAge: message } });
}

const noRequests = 'This course takes no requests here. Please write to us.';

type Typed = Omit<RequestForm, 'courseId' | 'courseName' | 'startDay'> & { start: string };

export interface RequestedCourse {
  school: School;
  /** Undefined if there is no such course. */
  course: CourseSeats | undefined;
  /** The date in the school's time zone. */
  day: string;
  /** True for staff, who may enter a request for any course. @default false */
  isDesk?: boolean;
}

/**
 * Validates a request for a course: the day on which it starts, the age, and whether the course accepts requests.
 *
 * @throws HttpError 422 with a sentence for each wrong field
 */
export function checkRequest(
  { school, course, day: today, isDesk = false }: RequestedCourse,
  { start, ...typed }: Typed,
): RequestForm & { isAgeOutside: boolean; ages: string } {
  const isOpen = course && (isDesk || (!course.isHidden && enrolTarget(course, school).kind === 'request'));
  if (!isOpen) throw new HttpError(422, noRequests, { errors: { course: noRequests } });
  const errors: FieldErrors = {};
  const phone = readPhone(typed.phone, school.country);
  if (phone === undefined) errors.phone = phoneProblem(typed.phone);
  const days = course.starts.filter((day) => day >= today);
  const startDay = start || (days.length === 1 ? (days[0] ?? '') : '');
  if (days.length > 0 && !days.includes(startDay))
    errors.start = start === '' ? 'Choose when to start' : 'This start is no longer offered: choose another one';
  if (days.length === 0 && startDay !== '') errors.start = 'This start is no longer offered: send the form again';
  const [first] = Object.values(errors);
  if (first !== undefined) throw new HttpError(422, first, { errors });
  return {
    ...typed,
    courseId: course.id,
    courseName: course.name,
    startDay,
    phone: phone ?? '',
    isAgeOutside: isOutsideAges(course.ages, typed.childAge),
    ages: course.ages,
  };
}

/** @throws HttpError 422 */
export function phoneOf(typed: string, { country }: Pick<School, 'country'>): string {
  const phone = readPhone(typed, country);
  if (phone === undefined) throw new HttpError(422, phoneProblem(typed), { errors: { phone: phoneProblem(typed) } });
  return phone;
}

const phoneProblem = (typed: string): string =>
  /\d/.test(typed.normalize('NFKC')) || /\p{Nd}/u.test(typed)
    ? 'This is no phone number that we can reach: check its digits, or begin with + and the code of your country'
    : 'Phone or WhatsApp must be a number, such as 0300 1234567';

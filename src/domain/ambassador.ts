import { partnerFields } from './fields/partner.ts';

/** The error messages of the form of `/ambassador`. */
export const ambassadorProblems = {
  name: 'Please write a name with letters.',
  listed:
    'This name is the page of a partner. Is it yours? Then ask the school for your private address. If not, add your town.',
  taken: 'Somebody has this name already. Add your town to yours.',
  email: 'Please check the e-mail address, or leave it empty.',
  large:
    'This picture is larger than 8 MB. Choose a smaller one, such as a screenshot of it, or send the form without it.',
  type: 'This file is no picture. Choose a JPEG, PNG or WebP, or send the form without it.',
  heic: 'This is a HEIC photo, which browsers cannot show. Choose a JPEG or a screenshot of it, or send the form without it.',
  broken: 'This picture cannot be read. Choose another one, or send the form without it.',
  later: 'Too many requests came today. Your link works; please ask for your number again tomorrow.',
} as const;

/** The longest side of a partner's picture, in pixels. */
export const partnerPictureSide = 800;

export type AmbassadorProblem = keyof typeof ambassadorProblems;

/** The values of the form of `/ambassador` that its URL contains. For privacy, the e-mail address is not one of them. */
export interface AmbassadorChoice {
  name: string;
  kind: string;
  about: string;
  problem: AmbassadorProblem | '';
}

const isProblem = (text: string): text is AmbassadorProblem => Object.hasOwn(ambassadorProblems, text);

/** Parses the query of `/ambassador`. */
export function ambassadorIn(search: string): AmbassadorChoice {
  const query = new URLSearchParams(search);
  const problem = query.get('problem') ?? '';
  const kind = query.get('kind') ?? '';
  return {
    name: (query.get('partner') ?? '').slice(0, partnerFields.name.maxLength),
    kind: partnerFields.kind.choices.find((choice) => choice === kind) ?? '',
    about: (query.get('about') ?? '').slice(0, partnerFields.about.maxLength),
    problem: isProblem(problem) ? problem : '',
  };
}

/** The query of `/ambassador`, with its `?`; '' for an empty form. */
export function ambassadorSearch({ name, kind, about, problem }: AmbassadorChoice): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ partner: name, kind, about, problem })) if (value) query.set(key, value);
  return query.size > 0 ? `?${query}` : '';
}

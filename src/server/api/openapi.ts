import { z } from 'zod';
import * as schemas from './schemas.ts';

/** What a GET answers, by the path of routes.ts. */
const answers: Readonly<Record<string, z.ZodType>> = {
  '/faq': z.array(schemas.faq),
  '/course': z.array(schemas.course),
  '/course/single/:id': z.object({ course: schemas.course }),
  '/module/course/:id': z.array(z.object({ module: z.array(schemas.module) })),
  '/module/single/:id': schemas.module,
  '/lessonvideo/:id': schemas.lessonVideo,
  '/coursefaq/single/:id': z.array(schemas.faq),
  '/coursetest/course/:id': z.array(schemas.testimonial),
  '/banner': z.array(schemas.announcement),
  '/category': z.array(schemas.category),
  '/hometest': z.array(schemas.testimonial),
  '/aboutus': z.array(schemas.aboutBanner),
  '/information': z.array(schemas.mission),
  '/team': z.array(schemas.member),
  '/ambassador': z.array(schemas.member),
  '/winner': z.array(schemas.competition),
  '/achievement': z.array(schemas.achievementGroup),
  '/herosectionambassador': z.array(schemas.banner),
  '/herosectionproduct': z.array(schemas.banner),
  '/product': z.array(schemas.product),
};

const posts: Readonly<Record<string, { body: z.ZodType; status: string; answer: z.ZodType; refusal: z.ZodType }>> = {
  '/user/signin': {
    body: schemas.signInBody,
    status: '200',
    answer: schemas.signedIn,
    refusal: schemas.accountFailure,
  },
  '/user/signup': {
    body: schemas.signUpBody,
    status: '201',
    answer: schemas.succeeded,
    refusal: schemas.accountFailure,
  },
  '/user/signout': {
    body: schemas.signOutBody,
    status: '200',
    answer: schemas.succeeded,
    refusal: schemas.accountFailure,
  },
  '/contactus': {
    body: schemas.contactBody,
    status: '200',
    answer: schemas.contactReceived,
    refusal: schemas.contactFailure,
  },
};

const json = (schema: z.ZodType, io: 'input' | 'output' = 'output') => ({
  'application/json': { schema: z.toJSONSchema(schema, { io }) },
});

/** The API contract as an OpenAPI 3.1 document, from the schemas that check requests. */
export function openApiDocument() {
  const paths: Record<string, object> = {};
  for (const [path, answer] of Object.entries(answers)) {
    const withId = path.endsWith('/:id');
    const responses: Record<string, object> = { '200': { description: 'The content', content: json(answer) } };
    if (withId) responses['404'] = { description: 'There is no such id', content: json(schemas.failure) };
    responses['503'] = { description: 'The database does not answer', content: json(schemas.failure) };
    const parameters = withId
      ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
      : path === '/course'
        ? [
            {
              name: 'brief',
              in: 'query',
              allowEmptyValue: true,
              description: 'Only the fields that a card shows',
              schema: { type: 'string' },
            },
          ]
        : [];
    paths[path.replace(':id', '{id}')] = { get: { parameters, responses } };
  }
  for (const [path, { body, status, answer, refusal }] of Object.entries(posts)) {
    paths[path] = {
      post: {
        requestBody: { required: true, content: json(body, 'input') },
        responses: {
          [status]: { description: 'Done', content: json(answer) },
          '4XX': { description: 'Refused', content: json(refusal) },
          '503': { description: 'Not now', content: json(refusal) },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'steam-kit API', version: '1.0.0', description: 'See src/server/api/CONTRACT.md.' },
    servers: [{ url: '/api' }],
    paths,
  };
}

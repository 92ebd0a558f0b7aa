import { z } from 'zod';
import { contentRoutes, ownRoutes, postRoutes } from './routes.ts';
import * as schemas from './schemas.ts';

const json = (schema: z.ZodType, io: 'input' | 'output' = 'output') => ({
  'application/json': { schema: z.toJSONSchema(schema, { io }) },
});

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const brief = {
  name: 'brief',
  in: 'query',
  allowEmptyValue: true,
  description: 'Only the fields of a course card',
  schema: { type: 'string' },
};

const choice = (name: string, description: string, type = 'string') => ({
  name,
  in: 'query',
  description,
  schema: { type },
});
/** The query parameters of `GET /course` that filter the list. */
const selection = [
  choice(
    'limit',
    'At most this many courses, up to 200; the other parameters of a part apply only with it or with counts',
    'integer',
  ),
  {
    ...brief,
    name: 'counts',
    description:
      'An object with the courses of a part, and the counts of the filters. With the value "whole", or without other parameters: all courses, if they are few',
  },
  choice('page', 'The page of a part; 1 is the first', 'integer'),
  choice('category', 'A subject'),
  choice('level', 'A level'),
  choice('age', 'The age of a child', 'integer'),
  choice('language', 'A language of the lessons, such as urdu'),
  choice('days', 'weekdays or weekend: the days of the lessons'),
  choice('fee', 'The highest fee, in the currency and period of most courses', 'integer'),
  choice('order', 'start for the soonest start first, fee for the lowest fee first'),
  choice('q', 'A search in the texts of the cards, and in the words of `course/words`'),
];

/** Generates the OpenAPI 3.1 document from the routes and the schemas that validate requests. */
export function openApiDocument() {
  const paths: Record<string, object> = {};
  for (const [path, { schema, partSchema, readSummary, readPart, names }] of Object.entries({
    ...contentRoutes,
    ...ownRoutes,
  })) {
    const withId = path.endsWith('/:id');
    const responses: Record<string, object> = {
      '200': { description: 'The content', content: json(partSchema ? z.union([schema, partSchema]) : schema) },
    };
    if (withId) responses['404'] = { description: 'Unknown id', content: json(schemas.failure) };
    if (names)
      responses['308'] = { description: 'An old id, or an id in other letter case: the address with the present one' };
    responses['503'] = { description: 'The database does not answer', content: json(schemas.failure) };
    const parameters = [...(withId ? [id] : []), ...(readSummary ? [brief] : []), ...(readPart ? selection : [])];
    paths[path.replace(':id', '{id}')] = { get: { parameters, responses } };
  }
  for (const [path, { body, status, schema, failure }] of Object.entries(postRoutes)) {
    paths[path] = {
      post: {
        requestBody: { required: true, content: json(body, 'input') },
        responses: {
          [status]: { description: 'Done', content: json(schema) },
          '4XX': { description: 'Rejected', content: json(failure) },
          '503': { description: 'Unavailable', content: json(failure) },
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

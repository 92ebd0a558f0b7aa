import type { z } from 'zod';
import { didYouMean } from './fields.ts';
import { quoted } from './quoted.ts';

/** Converts the issues of a zod error to messages, each with the path in the value. */
export const schemaProblems = (schema: z.ZodType, { issues }: z.ZodError): { path: string; message: string }[] =>
  issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...path, key].join('.'),
        message: `unknown field ${quoted(key)}${didYouMean(key, knownAt(schema, issue.path))}`,
      }));
    }
    const isAbsent = issue.code === 'invalid_type' && issue.message.includes('undefined');
    return [{ path: path.join('.'), message: isAbsent ? 'is missing' : issue.message }];
  });

/** The keys that the schema allows at a path, to suggest one for a misspelt key. */
function knownAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: unknown = schema;
  for (const part of path) {
    const { shape, element } = unwrapped(at);
    at = typeof part === 'number' ? element : shape?.[String(part)];
  }
  return Object.keys(unwrapped(at).shape ?? {});
}

function unwrapped(schema: unknown): { shape?: Record<string, unknown>; element?: unknown } {
  let at = schema;
  while (typeof at === 'object' && at !== null && 'unwrap' in at && typeof at.unwrap === 'function') at = at.unwrap();
  return typeof at === 'object' && at !== null ? at : {};
}

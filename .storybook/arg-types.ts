import type { ArgTypes } from '@storybook/react-vite';
import type { ArgsEnhancer, ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import type { ComponentDoc, PropDoc } from './component-docs.ts';
import { docs } from './prop-docs.ts';

/** The maximum JSON length of a value with a control. Longer values are lists of records, which are too long to edit as JSON. */
const longestObject = 600;

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && typeof value !== 'symbol';
  const isRecord = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isRecord && !('$$typeof' in value) && Object.values(value).every(isPlain);
}

/** The long form of `control`: Storybook accepts the short form only in story files. */
const withControl = (type: 'boolean' | 'inline-radio' | 'number' | 'object' | 'select' | 'text') => ({
  control: { type },
});
const without = { control: { disable: true } } as const;

/** The control for a value whose prop has no known type: text, or JSON if it is short. */
function controlOfValue(value: unknown): InputType {
  if (typeof value === 'string') return withControl('text');
  if (typeof value === 'boolean' || typeof value === 'number') return withControl(typeof value as 'boolean' | 'number');
  const isShort = typeof value === 'object' && isPlain(value) && JSON.stringify(value).length <= longestObject;
  return isShort && value ? withControl('object') : without;
}

function controlOf({ type, values }: PropDoc, value: unknown): InputType {
  if (values.length > 0) return { ...withControl(values.length > 3 ? 'select' : 'inline-radio'), options: values };
  if (type === 'boolean' || type === 'number') return withControl(type);
  if (type === 'string' || (type === 'ReactNode' && value === undefined)) return withControl('text');
  return controlOfValue(value);
}

/** The table row of a prop, with a control for the story's value. */
export const rowOf = (prop: PropDoc, value?: unknown): InputType => ({
  name: prop.name,
  description: prop.description,
  type: { name: 'other', value: prop.type, required: prop.required },
  ...controlOf(prop, value),
  table: {
    type: { summary: prop.type, ...(prop.detail && { detail: prop.detail }) },
    defaultValue: { summary: prop.required ? 'required' : prop.default },
  },
});

/**
 * The table row of an argument that is not a declared prop: the component passes it to its HTML element, or only the
 * story uses it.
 */
function otherRow(name: string, native: string, value: unknown): InputType {
  const description =
    name === 'children'
      ? 'The content.'
      : native
        ? `Passed to the \`<${native}>\`, as every prop of it that this table does not list.`
        : 'Only in stories.';
  const type = name === 'children' ? 'ReactNode' : typeof value;
  return {
    description,
    ...controlOfValue(value),
    table: {
      category: native ? `Of <${native}>` : 'Other',
      type: { summary: type },
      defaultValue: { summary: 'none' },
    },
  };
}

/** The props table of a component, with the controls of a story. Options in the story file take precedence. */
export function argTypesOf(doc: ComponentDoc, args: Readonly<Record<string, unknown>>, own: ArgTypes): ArgTypes {
  const props = doc.props.map((prop): [string, InputType] => [prop.name, rowOf(prop, args[prop.name])]);
  const known = new Set(props.map(([name]) => name));
  const others = Object.keys(args)
    .filter((name) => !known.has(name))
    .map((name): [string, InputType] => [name, otherRow(name, doc.native, args[name])]);
  return Object.fromEntries(
    [...props, ...others].map(([name, row]) => {
      const { control, options, mapping } = own[name] ?? {};
      return [name, options ? { ...row, control, options, mapping } : row];
    }),
  ) as ArgTypes;
}

/** Creates the table and the controls from the TypeScript types, because react-docgen resolves neither imports nor unions. */
export const argTypesFromTypes: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const { displayName = '' } = (component as { __docgenInfo?: { displayName?: string } } | null)?.__docgenInfo ?? {};
  const doc = docs[displayName];
  if (doc) return argTypesOf(doc, initialArgs, argTypes as ArgTypes) as typeof argTypes;
  // Custom elements define their controls in their stories; other components here have no props. Storybook infers the
  // remaining controls later.
  const noControl = Object.keys(initialArgs).filter((name) => controlOfValue(initialArgs[name]) === without);
  return {
    ...argTypes,
    ...Object.fromEntries(noControl.map((name) => [name, { name, ...argTypes[name], ...without }])),
  } as typeof argTypes;
};

/** The initial value of a control if the story sets none: the default of the prop, or undefined. */
function defaultOf({ control, options, table }: InputType): unknown {
  const summary = String(table?.defaultValue?.summary ?? '');
  const type = typeof control === 'object' ? control.type : control;
  if (type === 'boolean') return summary === 'true';
  const [, text] = /^'([^']*)'$/.exec(summary) ?? [];
  return [...(options ?? [])].find((option) => option === text || String(option) === summary);
}

/** Sets each control to the prop's default, instead of “Set boolean” and “Choose option…”. */
export const argsFromDefaults: ArgsEnhancer = ({ component, initialArgs, argTypes }) => {
  const { displayName = '' } = (component as { __docgenInfo?: { displayName?: string } } | null)?.__docgenInfo ?? {};
  const props = new Set(docs[displayName]?.props.map(({ name }) => name));
  const unset = Object.entries(argTypes).filter(([name]) => props.has(name) && initialArgs[name] === undefined);
  return Object.fromEntries(
    unset.map(([name, row]) => [name, defaultOf(row)] as const).filter(([, value]) => value !== undefined),
  );
};

import { type ComponentType, createElement as h, type ReactNode } from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { fonts, radii } from '../src/domain/embed/choices.ts';
import { light } from '../src/tokens/colours.ts';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

const Row = ({ label, children }: { label: string; children?: ReactNode }) =>
  h('label', { style: { display: 'grid', gap: 4, fontSize: 13 } }, label, children);

const Choice = ({ label, value, options, onChange }: ChoiceProps) =>
  h(
    Row,
    { label },
    h(
      'select',
      { value, onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value) },
      h('option', { value: '' }, 'The product’s'),
      ...options.map(([one, name]) => h('option', { key: one, value: one }, name)),
    ),
  );

/** A form for a school's accent, corners and font. They are globals, which school.ts applies to every story. */
function SchoolForm(): ReactNode {
  const [{ accent = '', corners = '', font = '' }, update] = useGlobals();
  const isOwn = accent !== '' || corners !== '' || font !== '';
  return h(
    'form',
    { style: { display: 'grid', gap: 12, padding: 16, minWidth: 220 } },
    h(
      Row,
      { label: 'Accent, as in school.yaml' },
      h('input', {
        type: 'color',
        value: accent || light.accent,
        onChange: (event: { currentTarget: { value: string } }) => update({ accent: event.currentTarget.value }),
      }),
    ),
    h(Choice, {
      label: 'Corners',
      value: corners,
      options: Object.entries(radii),
      onChange: (next) => update({ corners: next }),
    }),
    h(Choice, {
      label: 'Font',
      value: font,
      options: Object.entries(fonts).map(([name, { label }]) => [name, label] as const),
      onChange: (next) => update({ font: next }),
    }),
    h(
      Button,
      { disabled: !isOwn, onClick: () => update({ accent: '', corners: '', font: '' }), ariaLabel: false },
      'The product’s own',
    ),
  );
}

/** The type requires the prop `children`, but `createElement` takes children as an argument. */
const Popover = PopoverProvider as unknown as ComponentType<{
  popover: () => ReactNode;
  ariaLabel: string;
  children?: ReactNode;
}>;

const SchoolTool = () =>
  h(
    Popover,
    { popover: () => h(SchoolForm), ariaLabel: 'School' },
    h(Button, { variant: 'ghost', padding: 'small', ariaLabel: 'Accent, corners and font of a school' }, 'School'),
  );

export function addSchoolTool(): void {
  addons.register('steam-kit/school', () => {
    addons.add('steam-kit/school/tool', {
      title: 'School',
      type: types.TOOL,
      match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
      render: () => h(SchoolTool),
    });
  });
}

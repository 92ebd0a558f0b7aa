import { useId } from 'react';
import { type Choices, fonts, offeredAttributes, radii } from '../../domain/embed/choices.ts';
import { type Attribute, isShared, widgetNames, widgets } from '../../domain/embed/widgets.ts';
import type { CourseSummary, Product } from '../../domain/entities.ts';
import type { PartnerName } from '../../domain/partner-api.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { AccentField } from './AccentField.tsx';
import { AttributeField, Select, type SetValue } from './AttributeField.tsx';
import { Group, Legend, OptionCard } from './parts.style.ts';

export interface ChoiceFieldsProps {
  choices: Choices;
  onChange: (choices: Choices, typing?: boolean) => void;
  courses: readonly CourseSummary[];
  /** The API's response for the typed short name of the partner; undefined while it loads. */
  partner: PartnerName | undefined;
  /** The default accent colour of widgets; '' uses the product's. */
  ownAccent: string;
  products: readonly Product[];
}

/** The settings of the current widget. The name of each field is its parameter in the URL. */
export function ChoiceFields({ choices, onChange, courses, ownAccent, partner, products }: ChoiceFieldsProps) {
  const { widget, values } = choices;
  const id = useId();
  const set: SetValue = (name, value, typing) => onChange({ ...choices, values: { ...values, [name]: value } }, typing);
  const all = offeredAttributes(widget);
  const fieldOf = (attribute: Attribute) => (
    <AttributeField
      key={attribute.name}
      attribute={attribute}
      choices={choices}
      courses={courses}
      partner={partner}
      products={products}
      onSet={set}
    />
  );
  const isTheme = ({ name }: Attribute) => name === 'theme';
  return (
    <Fields>
      <Group>
        <Legend>What does it show?</Legend>
        <Pairs>{all.filter((one) => !isShared(one)).map(fieldOf)}</Pairs>
      </Group>
      <Group>
        <Legend>How does it look?</Legend>
        <Pairs>
          {all.filter(isTheme).map(fieldOf)}
          <AccentField
            id={`${id}-accent`}
            widget={widget}
            value={values.accent ?? ''}
            ownAccent={ownAccent}
            theme={values.theme ?? ''}
            onType={(value) => set('accent', value, true)}
          />
          <Select name="radius" label="Corners" unset="Ours" options={radii} values={values} onSet={set} />
          <Select
            name="font"
            label="Font"
            unset="The visitor’s system font"
            options={Object.fromEntries(Object.entries(fonts).map(([name, { label }]) => [name, label]))}
            values={values}
            onSet={set}
          />
        </Pairs>
      </Group>
      <Group>
        <Legend>On your page</Legend>
        <Pairs>{all.filter((one) => isShared(one) && !isTheme(one)).map(fieldOf)}</Pairs>
      </Group>
    </Fields>
  );
}

/** The widgets to choose from. */
export function WidgetChoice({ choices, onChange }: Pick<ChoiceFieldsProps, 'choices' | 'onChange'>) {
  return (
    <Group>
      <Legend>Which widget?</Legend>
      <Cards>
        {widgetNames.map((name) => (
          <OptionCard key={name}>
            <input
              type="radio"
              name="widget"
              value={name}
              checked={name === choices.widget}
              onChange={() => onChange({ ...choices, widget: name })}
            />
            <span>
              <strong>{widgets[name].title}</strong>
              <small>{widgets[name].description}</small>
            </span>
          </OptionCard>
        ))}
      </Cards>
    </Group>
  );
}

const Fields = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Cards = styled('div')`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(min(210px, 100%), 1fr));
  ${below(540)} {
    grid-template-columns: repeat(auto-fit, minmax(min(8.5em, 100%), 1fr));
    gap: var(--space-2);
    & label {
      gap: var(--space-2);
      padding: var(--space-2);
      font-size: var(--text-sm);
    }
    & small {
      display: none;
    }
  }
`;

const Pairs = styled('div')`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(210px, 100%), 1fr));
  align-items: start;
`;

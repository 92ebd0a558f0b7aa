import { contract, cssProperties, properties, type WidgetContract } from '../../src/domain/embed/contract.ts';
import { type Attribute, ownAttributes, sharedAttributes } from '../../src/domain/embed/widgets.ts';
import { detailType, eventDescription, propertyType } from './types.ts';

/* Completion and documentation of the elements for editors, generated from the contract (src/domain/embed). Both files
   are in the npm package and beside the scripts of each version. */

const elements = Object.values(contract);
const withDefault = (one: Attribute) => `${one.description}\n\nDefault: ${one.default}.`;
const valuesOf = ({ kind }: Attribute): readonly string[] => (typeof kind === 'string' ? [] : kind.map(String));

/** VS Code's custom data, version 1.1, for its setting `html.customData`. */
export function htmlCustomData() {
  const markdown = (value: string) => ({ kind: 'markdown', value });
  const attribute = (one: Attribute, prefix = '') => ({
    name: prefix + one.name,
    description: markdown(withDefault(one)),
    // `v` marks an attribute without a value.
    ...(one.kind === 'flag' && { valueSet: 'v' }),
    ...(valuesOf(one).length > 0 && { values: valuesOf(one).map((name) => ({ name })) }),
  });
  return {
    version: 1.1,
    tags: elements.map(({ name, tag, description }) => ({
      name: tag,
      description: markdown(description),
      attributes: [...ownAttributes(name), ...sharedAttributes].map((one) => attribute(one)),
    })),
    globalAttributes: [
      {
        name: 'data-steam',
        description: markdown('Shows a widget in a `<div>`, for editors that remove unknown tags.'),
        values: elements.map(({ name, description }) => ({ name, description: markdown(description) })),
      },
    ],
  };
}

/** JetBrains' web-types, which `web-types` in package.json references. */
export function webTypes(version: string) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'steam-kit',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: { elements: elements.map(webTypesElement) },
      css: { properties: cssProperties },
    },
  };
}

function webTypesElement({ tag, description, attributes, textsName, events, parts }: WidgetContract) {
  return {
    name: tag,
    description,
    attributes: attributes.map((one) => ({
      name: one.name,
      description: one.description,
      default: one.default,
      value: {
        kind: one.kind === 'flag' ? 'no-value' : 'plain',
        type:
          valuesOf(one)
            .map((text) => `'${text}'`)
            .join(' | ') || propertyType(one.kind),
      },
    })),
    slots: [{ name: '', description: 'The fallback: shows until the data is loaded, and if loading fails.' }],
    js: {
      properties: [
        ...attributes
          .filter(({ property }) => property)
          .map(({ property, kind, description }) => ({ name: property, description, type: propertyType(kind) })),
        ...properties.map((one) => ({ ...one, type: `${textsName} | undefined` })),
      ],
      events: events.map((event) => ({
        name: event.name,
        description: eventDescription(event),
        type: `CustomEvent<${detailType(event)}>`,
      })),
    },
    css: { parts },
  };
}

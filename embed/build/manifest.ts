import { contract, cssProperties, methods, properties, type WidgetContract } from '../../src/domain/embed/contract.ts';
import { detailType, eventDescription, propertyType } from './types.ts';

/** The custom elements manifest (custom-elements-manifest, schema 1.0.0), generated from the contract. */
export function manifest(version: string) {
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: Object.values(contract).map((element) => ({
      kind: 'javascript-module',
      path: `elements/${element.name}.js`,
      declarations: [declaration(element)],
      exports: [
        { kind: 'custom-element-definition', name: element.tag, declaration: { name: element.className } },
        { kind: 'js', name: 'define', declaration: { name: 'define' } },
      ],
    })),
    version,
  };
}

function declaration({ className, textsName, tag, description, attributes, events, parts }: WidgetContract) {
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    description,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map((one) => ({
      name: one.name,
      ...(one.property && { fieldName: one.property }),
      description: one.description,
      default: one.default,
      type: { text: propertyType(one.kind) },
    })),
    members: [
      ...attributes
        .filter(({ property }) => property)
        .map((one) => ({
          kind: 'field',
          name: one.property,
          attribute: one.name,
          reflects: true,
          description: one.description,
          type: { text: propertyType(one.kind) },
        })),
      ...properties.map((one) => ({ kind: 'field', ...one, type: { text: `${textsName} | undefined` } })),
      ...methods.map((method) => ({ kind: 'method', ...method, return: { type: { text: 'void' } } })),
    ],
    events: events.map((event) => ({
      name: event.name,
      description: eventDescription(event),
      type: { text: `CustomEvent<${detailType(event)}>` },
    })),
    slots: [{ name: '', description: 'The fallback: shows until the data is loaded, and if loading fails.' }],
    cssProperties,
    cssParts: parts,
  };
}

import { options } from 'preact';

/**
 * React hears a focus anywhere inside a form, and a text box's `onChange` at each key; the platform's events of those names
 * do not bubble, and come when the box is left. Imported by the one element that has text boxes.
 */
const { vnode: before } = options;
options.vnode = (vnode) => {
  const props = vnode.props as Record<string, unknown>;
  if (vnode.type === 'form') props.onFocusIn = props.onFocus;
  if (vnode.type === 'input' || vnode.type === 'textarea') props.onInput = props.onChange;
  before?.(vnode);
};

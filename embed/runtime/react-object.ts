/** react-hook-form imports React as one object. It gets the hooks that `useForm` calls, and what its module makes at once. */
import { options } from 'preact';
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from './react.ts';

export default { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState };

// React tells a text box's `onChange` of each key; the platform's event of that name comes when it is left.
const { vnode: before } = options;
options.vnode = (vnode) => {
  const props = vnode.props as { onChange?: unknown; onInput?: unknown };
  if (vnode.type === 'input' || vnode.type === 'textarea') props.onInput ??= props.onChange;
  before?.(vnode);
};

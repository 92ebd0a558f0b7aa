/** `react` for a file that is not built with the widget it serves: the hooks are that widget's. */
declare const steamHooks: typeof import('./hooks.ts');

export const { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } =
  steamHooks;

/** react-hook-form imports React as one object. It gets the hooks that `useForm` calls, and what its module makes at once. */
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

// biome-ignore lint/style/noDefaultExport: it is the default that is asked for
export default { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState };

/** react-hook-form imports React as one object. It gets the hooks that `useForm` calls, and what its module makes at once. */
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

export default { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState };
